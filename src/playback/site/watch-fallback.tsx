import { watchLink } from '#paths/routes.ts';
import type { ComponentProps } from 'react';
import { assetPath } from '#paths/files.ts';
import type { Video } from '#catalog/contract.ts';
import type { Locale, TextLang } from '#kit/locale.ts';
import type { Evidence, PlayableVideo } from '../contract.ts';
import { asEasy, EasySwitch, TrustNote, useShown } from '#catalog/site/door.tsx';
import { useEasyLanguage } from '#ui/easy.ts';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Outcome } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { posterOf } from './poster.ts';
import './watch-fallback.css';

/** On the server alone: a static import would bring it into the start page's script. */
const EvidenceList = import.meta.env.SSR ? (await import('./evidence-list.tsx')).EvidenceList : null;

/** Why a video is not public. */
export type Refusal = Extract<Outcome, { kind: 'refused' }>;

type WatchFallbackProps = {
  /** Null if there is none. */
  video: Video | null;
  /** Why it is not public. */
  refusal: Refusal | null;
  /** Its reviewers, and its corrections. */
  trust: (ComponentProps<typeof TrustNote>['trust'] & { readonly evidence?: readonly Evidence[] | undefined }) | null;
  /** The available files; open ones need no permission in their address. */
  captions: PlayableVideo['captions'];
  /** What is said; null where nobody wrote captions. */
  transcript: { readonly lang: Locale; readonly sentences: readonly { readonly text: string }[] } | null;
};

/**
 * A video within the page of its address (S2.12, S17.1): its title, which names the page, the poster until the layer comes, and for use
 * without JavaScript the rest. Where scripts run, the poster alone is visible: the layer shows the rest. Only open files have an
 * address without a signature.
 */
export function WatchFallback(props: WatchFallbackProps) {
  return (
    <>
      {props.video && <Title video={props.video} />}
      {props.video?.processed && (
        <div data-watch="poster">
          <Picture {...posterOf(props.video)} first />
        </div>
      )}
      {/* A hydrated page does not render it, so the browser's script does not contain it. */}
      <noscript>{import.meta.env.SSR && <Fallback {...props} />}</noscript>
    </>
  );
}

type TitleProps = { readonly video: Pick<Video, 'title'> & { readonly lang: TextLang } };

const PlainTitle = ({ video: { title, lang } }: TitleProps) => (
  <h1 id="watch-title" data-watch="title" lang={useForeignLang(lang)}>
    {title}
  </h1>
);

const ShownTitle = ({ video }: { readonly video: Video }) => <PlainTitle video={useShown(video)} />;

/** Where scripts run, the layer covers it: easy German's code would be in the start page's script for nobody. */
const Title = import.meta.env.SSR ? ShownTitle : PlainTitle;

function Fallback({ video: written, refusal, trust, captions, transcript }: WatchFallbackProps) {
  const locale = useLocale();
  const isEasy = useEasyLanguage();
  const video = written && isEasy ? asEasy(written) : written;
  const lang = useForeignLang(video?.lang ?? locale);
  return (
    <section data-watch="alone" aria-labelledby="watch-title">
      {video?.protection === 'free' && (
        // Its captions are the list's: oxlint sees none in it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video controls preload="none" poster={video.poster} src={assetPath(video.shortid, 'file', '960.mp4')}>
          {captions.map(({ lang: spoken, label, src }) => (
            <track key={src} kind="captions" srcLang={spoken} label={label} src={src.replace(/\?.*$/, '')} />
          ))}
        </video>
      )}
      {refusal && <Refused refusal={refusal} video={written} />}
      {video && <p lang={lang}>{video.description}</p>}
      {written && <EasySwitch of={written} />}
      {transcript && <Said transcript={transcript} />}
      {trust && <TrustNote trust={trust} level={2} />}
      {EvidenceList && video && trust?.evidence && (
        // The browser's own player begins at the second.
        <EvidenceList
          evidence={trust.evidence}
          hrefOf={(second) => `${assetPath(video.shortid, 'file', '960.mp4')}#t=${second}`}
        />
      )}
    </section>
  );
}

/** What is said, as text (WCAG 1.2.1 to 1.2.3): whoever has no script has no transcript beside the player. */
function Said({ transcript: { lang, sentences } }: { transcript: NonNullable<WatchFallbackProps['transcript']> }) {
  const t = useTexts(playbackTexts);
  return (
    <details>
      <summary>{t.transcript}</summary>
      <p lang={useForeignLang(lang)}>{sentences.map(({ text }) => text).join(' ')}</p>
    </details>
  );
}

/** Why the video cannot be watched, and links to continue (S8.5). */
function Refused({ refusal, video }: { refusal: Refusal; video: Video | null }) {
  const t = useTexts(playbackTexts);
  const links = useLinks();
  const Words = video ? 'p' : 'h2';
  return (
    <>
      <Words {...(video ? {} : { id: 'watch-title' })}>
        {refusal.type === 'locked' ? t.locked(refusal.opensOn) : t.errors[refusal.type]}
      </Words>
      <p data-watch="ways">
        {refusal.type === 'exclusive' && video && (
          <a href={links('login', { redirect: watchLink(links, { video: video.shortid }) })}>{t.toLogin}</a>
        )}
        {refusal.slug !== null && <a href={links('presenter.coaching.detail', { slug: refusal.slug })}>{t.toCoaching}</a>}
        {refusal.type === 'notfound' && (
          <>
            <a href={links('search')}>{t.toSearch}</a>
            <a href={links('health')}>{t.toTopics}</a>
          </>
        )}
      </p>
    </>
  );
}
