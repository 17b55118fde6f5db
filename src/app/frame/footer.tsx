import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { Frame } from '#catalog/contract.ts';
import { useLocation } from 'react-router';
import { withoutLocale } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import type { Tone } from './background-rules.ts';
import styles from './footer.module.css';
import { LogoMark } from './logo.tsx';
import { QuietChoice } from './quiet-switch.tsx';
import toneChoiceStyles from './tone-choice.module.css';
import { chooseTone, useChosenTone } from './tone.ts';

/** Service and legal links, social networks, copyright and credit (S2.29), light or dark (S11.12), and quiet mode (S19.5). */
export function Footer({ frame, year, onConsent }: { frame: Frame; year: number; onConsent: () => void }) {
  const t = useTexts(appTexts).footer;
  const { siteName, presenterName } = useIdentity();
  const links = useLinks();
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer} data-at-once data-tone="night">
      <div className={styles.top}>
        <div className={styles.brand}>
          <p className={styles.name} translate="no">
            <LogoMark icon={frame.icon} />
            {siteName}
          </p>
          <p className={styles.line}>{t.line}</p>
          <ToneChoice />
          <QuietChoice />
        </div>
        <Column
          title={t.service}
          entries={[
            [t.contact, links('meta.contact')],
            [t.faq, links('meta.faq')],
            [t.principles, links('meta.principles')],
            [t.corrections, links('meta.corrections')],
          ]}
        />
        <Column
          title={t.legal}
          entries={[
            [t.privacy, links('meta.privacy')],
            [t.terms, links('meta.terms')],
            [t.imprint, links('meta.imprint')],
            [t.accessibility, links('meta.accessibility')],
            [t.barrier, links('meta.barrier', pathname === '/' ? {} : { from: withoutLocale(pathname) })],
            [t.withdrawal, links('shop.withdrawal')],
          ]}
        >
          <ConsentButton onConsent={onConsent} />
        </Column>
        {frame.social_links.length > 0 && <Networks links={frame.social_links} />}
      </div>
      <div className={styles.bottom} data-figures>
        <p>{t.copyright(frame.since, year, presenterName)}</p>
        {frame.credit.label && <Credit credit={frame.credit} />}
      </div>
    </footer>
  );
}

/** Who made the site; a name without a URL is not a link. */
function Credit({ credit: { label, url } }: Pick<Frame, 'credit'>) {
  const t = useTexts(appTexts).footer;
  return (
    <p>
      {t.credit}{' '}
      {url ? (
        <a className={styles.credit} href={url} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
    </p>
  );
}

type ColumnProps = { title: string; entries: readonly (readonly [label: string, to: string])[]; children?: ReactNode };

function Column({ title, entries, children }: ColumnProps) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {entries.map(([label, to]) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Opens the consent settings (S16.1). Without JavaScript there is nothing to set, so it links to the explanation. */
function ConsentButton({ onConsent }: { onConsent: () => void }) {
  const t = useTexts(appTexts).footer;
  const links = useLinks();
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    onConsent();
  };
  return (
    <li>
      <form action={links('meta.privacy')} onSubmit={open}>
        <button type="submit" className={styles.link} aria-haspopup="dialog">
          {t.consent}
        </button>
      </form>
    </li>
  );
}

function Networks({ links }: { links: Frame['social_links'] }) {
  const t = useTexts(appTexts).footer;
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{t.follow}</h2>
      <ul className={styles.networks}>
        {links.map(({ network, url }) => (
          <li key={network}>
            <a
              className={styles.network}
              href={url}
              rel="me noopener"
              aria-label={t.networks[network]}
              title={t.networks[network]}
            >
              <Icon name={network} size={22} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const choices: readonly { readonly tone: Tone | null; readonly name: 'day' | 'night' | 'hour' }[] = [
  { tone: 'day', name: 'day' },
  { tone: 'night', name: 'night' },
  { tone: null, name: 'hour' },
];

/** Light, dark or by time of day (S11.12). Without JavaScript there is only light mode. */
function ToneChoice() {
  const t = useTexts(appTexts).footer.tone;
  const chosen = useChosenTone();
  const group = useId();
  return (
    <fieldset className={toneChoiceStyles.choice}>
      <legend className={toneChoiceStyles.legend}>{t.label}</legend>
      <div className={toneChoiceStyles.ways}>
        {choices.map(({ tone, name }) => (
          <label key={name} className={toneChoiceStyles.way}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={tone === chosen}
              onChange={() => chooseTone(tone)}
              className={toneChoiceStyles.input}
            />
            {t[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
