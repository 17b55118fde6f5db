import { Link } from '#ui/link.tsx';
import { usePlayLink } from '#catalog/site/door.tsx';
import { inLocalePath } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { chatbotTexts } from '../page-texts.ts';
import type { Entry, Link as Target } from '../rules.ts';
import styles from './guide-chat.module.css';

type GuideEntryProps = { entry: Entry; name: string; onPress: (eventId: string) => void };

/** An entry of the conversation. */
export function GuideEntry({ entry, name, onPress }: GuideEntryProps) {
  const t = useTexts(chatbotTexts);
  switch (entry.kind) {
    case 'link':
      return <Follow target={entry.link} label={entry.label} />;
    case 'event':
      return entry.label === undefined ? null : (
        <button type="button" className={styles.follow} onClick={() => onPress(entry.eventId)}>
          <Icon name="sparkle" size={18} />
          {entry.label}
        </button>
      );
    default:
      return (
        <p className={styles[entry.kind]} data-answered={entry.kind === 'answered' || undefined}>
          <span className="visually-hidden">{entry.kind === 'said' ? t.said(name) : t.answered} </span>
          {entry.text}
        </p>
      );
  }
}

function Follow({ target, label }: { target: Target; label: string }) {
  switch (target.kind) {
    case 'video':
      return <Play shortid={target.shortid} label={label} />;
    case 'playlist':
      return <Page slug={target.slug} label={label} />;
    case 'url':
      return <Address url={target.url} label={label} />;
  }
}

function Play({ shortid, label }: { shortid: string; label: string }) {
  return (
    <Link className={styles.follow} {...usePlayLink({ video: shortid })}>
      <Icon name="play" size={18} />
      {label}
    </Link>
  );
}

function Page({ slug, label }: { slug: string; label: string }) {
  return (
    <Link className={styles.follow} to={useLinks()('playlist', { slug })}>
      <Icon name="list" size={18} />
      {label}
    </Link>
  );
}

/** A page of this site, an external address, or a telephone number. */
function Address({ url, label }: { url: string; label: string }) {
  const locale = useLocale();
  if (url.startsWith('/') && !url.startsWith('//'))
    return (
      <Link className={styles.follow} data-button="" to={inLocalePath(url, locale)}>
        <Icon name="arrow-right" size={18} />
        {label}
      </Link>
    );
  const isCall = url.startsWith('tel:');
  // Anything else cannot be saved; an imported script must not execute code either.
  if (!isCall && !url.startsWith('https://')) return null;
  return (
    <a className={styles.follow} href={url} rel="noopener" data-call={isCall || undefined} data-button>
      {!isCall && <Icon name="external" size={18} />}
      {label}
    </a>
  );
}
