import { Fragment } from 'react';
import { machineDuration, usePlayLink, VideoMeta } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { clockTime } from '#playback/rules.ts';
import { easyLang } from '#paths/easy.ts';
import { useEasyLanguage } from '#ui/easy.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Marks, SearchHit, Spoken } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './hit.module.css';
import { excerptOf, piecesOf } from './marks.ts';
import { speech } from './search-icons.ts';

/** A video in the results: the whole tile plays it, the quoted sentence plays it from there (S12.1). */
export function Hit({ hit, first = false }: { hit: SearchHit; first?: boolean }) {
  const catalog = useTexts(catalogTexts);
  const lang = useForeignLang(hit.lang);
  const play = usePlayLink({ video: hit.shortid }, hit.protection);
  // What was searched for is marked in the ordinary texts alone.
  const easy = useEasyLanguage() ? hit.easy : undefined;
  const easyLangOf = (text: string | undefined) => (text === undefined ? lang : easyLang);
  const description = easy?.description ? excerptOf(easy.description, []) : excerptOf(hit.description, hit.marks.description);
  return (
    <article className={styles.hit}>
      <div className={styles.picture}>
        <Picture
          src={hit.poster}
          processed={hit.processed}
          color={hit.color}
          sizes="(max-width: 479px) 38vw, 300px"
          first={first}
        />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </div>
      <div className={styles.head}>
        {hit.partner && <p className={styles.partner}>{catalog.adOf(hit.partner.title)}</p>}
        {hit.topline !== '' && (
          <p className={styles.topline} lang={lang}>
            <Marked text={hit.topline} marks={hit.marks.topline} />
          </p>
        )}
        <h3 className={styles.title} lang={easyLangOf(easy?.title)}>
          <Link {...play} className={`card-link ${styles.link}`}>
            <Marked text={easy?.title ?? hit.title} marks={easy?.title ? [] : hit.marks.title} />
          </Link>
        </h3>
        <VideoMeta video={hit} />
      </div>
      <div className={styles.more}>
        {description.text !== '' && (
          <p className={styles.description} lang={easyLangOf(easy?.description)}>
            <Marked {...description} />
          </p>
        )}
        {hit.spoken && <SpokenLine hit={hit} spoken={hit.spoken} />}
        <PlaylistLine hit={hit} />
      </div>
    </article>
  );
}

/** The quoted sentence and its time. */
function SpokenLine({ hit, spoken: { text, marks, seconds } }: { hit: SearchHit; spoken: Spoken }) {
  const t = useTexts(searchTexts);
  const lang = useForeignLang(hit.lang);
  const play = usePlayLink({ video: hit.shortid, t: seconds }, hit.protection);
  const time = clockTime(seconds);
  const [open, close] = t.quoted;
  return (
    <p className={styles.spoken}>
      <Link {...play}>
        <Icon name={speech} size={20} />
        <span>
          {t.spokenAt} <time dateTime={machineDuration(time)}>{time}</time>:{' '}
          <q className={styles.quote} lang={lang}>
            {open}
            <Marked text={text} marks={marks} />
            {close}
          </q>
        </span>
      </Link>
    </p>
  );
}

function PlaylistLine({ hit: { playlists, lang: own } }: { hit: SearchHit }) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const locale = useLocale();
  const [playlist] = playlists;
  if (!playlist) return null;
  return (
    <p className={styles.playlist}>
      {t.fromPlaylist}{' '}
      <Link to={links('playlist', { slug: playlist.slug })} lang={own === locale ? undefined : own}>
        {playlist.title}
      </Link>
    </p>
  );
}

/** A text with its matches highlighted (S12.6). */
const Marked = ({ text, marks }: { text: string; marks: Marks }) =>
  piecesOf(text, marks).map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no name but their place
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : <Fragment key={place}>{piece.text}</Fragment>,
  );
