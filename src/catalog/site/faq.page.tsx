import type { MouseEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Module, Page } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { anchorsOf } from '../anchors.ts';
import { PageTop } from './page-top.tsx';
import layout from './pages.module.css';
import { TrustNote } from './trust-note.tsx';
import styles from './faq-page.module.css';
import { metaPage } from './meta.page.tsx';

const top = 'faq';

const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Moves to a part of the page and hands it the focus, so that keys and screen readers go on there. */
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
 * The FAQ (S2.30): questions as links that scroll to their answers and unfold them; without script they are plain anchors, which
 * browsers unfold too.
 */
export function FaqPage({ page }: { page: Page }) {
  const t = useTexts(pageTexts);
  const anchors = anchorsOf(page.modules.map(({ content }) => content.title));
  return (
    <div className={layout.page} data-hue="presenter" id={top} tabIndex={-1}>
      <PageTop title={page.title} lang={page.lang} intro={page.intro} />
      <div className={styles.columns}>
        <nav className={styles.questions} aria-label={t.faq.questions}>
          <ul className={styles.list}>
            {page.modules.map((module, index) => (
              <QuestionLink key={module.id} module={module} anchor={anchors[index] ?? ''} />
            ))}
          </ul>
        </nav>
        <div className={styles.answers}>
          {page.modules.map((module, index) => (
            <Answer key={module.id} module={module} anchor={anchors[index] ?? ''} />
          ))}
          <TrustNote trust={page} level={2} />
        </div>
      </div>
    </div>
  );
}

function QuestionLink({ module, anchor }: { module: Module; anchor: string }) {
  const lang = useForeignLang(module.lang);
  return (
    <li>
      <a href={`#${anchor}`} lang={lang} className={styles.link} onClick={(event) => goTo(event, question(anchor))}>
        {module.content.title}
      </a>
    </li>
  );
}

function Answer({ module, anchor }: { module: Module; anchor: string }) {
  const t = useTexts(pageTexts);
  const lang = useForeignLang(module.lang);
  return (
    <details data-question={anchor} tabIndex={-1} className={styles.answer}>
      <summary className={styles.question}>
        <h2 lang={lang}>{module.content.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {/* The address names what is folded away: browsers unfold it by themselves. */}
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
