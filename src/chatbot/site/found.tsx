import { machineDuration, usePlayLink } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { inLocalePath } from '#paths/routes.ts';
import { clockTime } from '#playback/rules.ts';
import type { SearchAnswer, SearchHit, Spoken } from '#search/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { chatbotTexts } from '../page-texts.ts';
import styles from './found.module.css';
import { Ways } from './guide-shell.tsx';
import { shownOf, type Question } from './questions.ts';
import { loadedSearch } from './search-part.ts';

type AskedProps = { question: Question; onAgain: () => void };

/**
 * A question and its results (S12.11). Its parts are direct children of the log, without a wrapper: each is announced once, the
 * emergency note as an alert.
 */
export function Asked({ question: { text, found }, onAgain }: AskedProps) {
  const t = useTexts(chatbotTexts);
  return (
    <>
      <p className={styles.asked} data-asked>
        <span className="visually-hidden">{t.answered} </span>
        {text}
      </p>
      {found === 'failed' && <Failed onAgain={onAgain} />}
      {typeof found === 'object' && <Found answer={found} text={text} />}
    </>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(chatbotTexts).question;
  return (
    <div className={styles.failed}>
      <p>{t.failed}</p>
      <button type="button" className={styles.again} onClick={onAgain}>
        {t.again}
      </button>
      <p>{t.urgent}</p>
      <a className={styles.call} href="tel:112" data-call data-button>
        {t.call}
      </a>
    </div>
  );
}

/** Help first, then what the site has; only texts that somebody wrote and checked. */
function Found({ answer, text }: { answer: SearchAnswer; text: string }) {
  const t = useTexts(chatbotTexts).question;
  const links = useLinks();
  const locale = useLocale();
  const EmergencyNote = loadedSearch()?.EmergencyNote;
  const { films, pages, near, isNothing } = shownOf(answer);
  return (
    <>
      {EmergencyNote && answer.emergency && (
        <EmergencyNote emergency={answer.emergency} advice={answer.advice} hasFilms={films.length > 0} />
      )}
      {films.length + pages.length > 0 && (
        <div className={styles.found}>
          <ul className={styles.list}>
            {films.map((film) => (
              <Film key={film.shortid} film={film} />
            ))}
            {pages.map(({ title, path }) => (
              <li key={path}>
                <Link className={styles.title} to={inLocalePath(path, locale)}>
                  <Icon name="arrow-right" size={18} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.way} to={links('search', { query: text })}>
            {t.all}
          </Link>
        </div>
      )}
      {isNothing && (
        <div className={styles.found}>
          <p>{t.nothing}</p>
          <p className={styles.ways}>
            {near.length === 0 ? (
              <Ways />
            ) : (
              near.map((word) => (
                <Link key={word} className={styles.way} to={links('search', { query: word })}>
                  {word}
                </Link>
              ))
            )}
          </p>
        </div>
      )}
    </>
  );
}

function Film({ film }: { film: SearchHit }) {
  const words = useTexts(catalogTexts);
  const locale = useLocale();
  const play = usePlayLink({ video: film.shortid }, film.protection);
  return (
    <li>
      <Link className={styles.title} lang={film.lang} {...play}>
        <Icon name="play" size={18} />
        <span>
          {film.partner && <span lang={locale}>{words.ad}: </span>}
          {film.title}
        </span>
      </Link>
      {film.spoken && <Sentence film={film} spoken={film.spoken} />}
    </li>
  );
}

/** Quotes from the film with their time (S12.1). */
function Sentence({ film, spoken: { text, seconds } }: { film: SearchHit; spoken: Spoken }) {
  const t = useTexts(chatbotTexts).question;
  const play = usePlayLink({ video: film.shortid, t: seconds }, film.protection);
  const time = clockTime(seconds);
  const [open, close] = t.quoted;
  return (
    <Link className={styles.spoken} {...play}>
      {t.spokenAt} <time dateTime={machineDuration(time)}>{time}</time>:{' '}
      <q lang={film.lang}>
        {open}
        {text}
        {close}
      </q>
    </Link>
  );
}
