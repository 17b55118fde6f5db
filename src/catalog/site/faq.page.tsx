import type { MouseEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import { isStill } from '#ui/quiet.ts';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Module, Page } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { anchorsOf } from '../anchors.ts';
import { useShown, type Shown } from './easy.tsx';
import { PageTop } from './page-top.tsx';
import layout from './pages.module.css';
import { TrustNote } from './trust-note.tsx';
import styles from './faq-page.module.css';
import { metaPage } from './meta.page.tsx';

const top = 'faq';

const motion = (): ScrollBehavior => (isStill() ? 'instant' : 'smooth');

/** Scrolls to a part of the page and focuses it, so that keyboard and screen reader users continue there. */
function goTo(event: MouseEvent, target: HTMLElement | null): void {
  if (!target) return;
  event.preventDefault();
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView({ behavior: motion(), block: 'start' });
  target.focus({ preventScroll: true });
}

function goToTop(event: MouseEvent): void {
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: motion() });
  document.getElementById(top)?.focus({ preventScroll: true });
}

const question = (anchor: string) => document.querySelector<HTMLElement>(`[data-question="${CSS.escape(anchor)}"]`);

/**
 * The FAQ (S2.30): questions link to their answers and expand them. Without script they are plain anchors, which browsers expand
 * too.
 */
export function FaqPage({ page }: { page: Page }) {
  const t = useTexts(pageTexts);
  const shown = useShown(page);
  // Those of the ordinary titles, to which links from elsewhere lead.
  const anchors = anchorsOf(page.modules.map(({ content }) => content.title));
  return (
    <div className={layout.page} data-hue="presenter" id={top} tabIndex={-1}>
      <PageTop title={shown.title} lang={shown.lang} intro={shown.intro} of={page} />
      <div className={styles.columns}>
        <nav className={styles.questions} aria-label={t.faq.questions}>
          <ul className={styles.list}>
            {shown.modules.map((module, index) => (
              <QuestionLink key={module.id} module={module} anchor={anchors[index] ?? ''} />
            ))}
          </ul>
        </nav>
        <div className={styles.answers}>
          {shown.modules.map((module, index) => (
            <Answer key={module.id} module={module} anchor={anchors[index] ?? ''} />
          ))}
          <TrustNote trust={page} level={2} />
        </div>
      </div>
    </div>
  );
}

function QuestionLink({ module, anchor }: { module: Shown<Module>; anchor: string }) {
  const lang = useForeignLang(module.lang);
  return (
    <li>
      <a href={`#${anchor}`} lang={lang} className={styles.link} onClick={(event) => goTo(event, question(anchor))}>
        {module.content.title}
      </a>
    </li>
  );
}

function Answer({ module, anchor }: { module: Shown<Module>; anchor: string }) {
  const t = useTexts(pageTexts);
  const lang = useForeignLang(module.lang);
  return (
    <details data-question={anchor} tabIndex={-1} className={styles.answer}>
      <summary className={styles.question}>
        <h2 lang={lang}>{module.content.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {/* The URL's fragment is inside a closed `details`; browsers open it by themselves. */}
      <div id={anchor} className={styles.text}>
        <Prose html={module.content.copy} lang={module.lang} />
        <a href={`#${top}`} className={styles.back} onClick={goToTop}>
          <Icon name="arrow-up" size={18} />
          {t.faq.back}
        </a>
      </div>
    </details>
  );
}

export const pages = { 'meta.faq': metaPage(FaqPage) };
