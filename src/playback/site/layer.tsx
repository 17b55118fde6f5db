import { type RefObject, type SyntheticEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isMarked, useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import { namedTitle } from '#catalog/rules.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { lockScroll } from '#ui/lock-scroll.ts';
import { nextTask } from '#ui/next-task.ts';
import { useIdentity, useTexts } from '#ui/site.tsx';
import type { Chapter, Evidence, Seen } from '../contract.ts';
import { nextOf, type WatchList } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { EndScreen, useEnding } from './end-screen.tsx';
import { Later } from './later.tsx';
import layerBarStyles from './layer-bar.module.css';
import styles from './layer.module.css';
import { playerIcons } from './player-icons.ts';
import { Player } from './player.tsx';
import { RefusedPanel, useOutcome } from './refused-panel.tsx';
import type { TranscriptProps } from './transcript.tsx';
import { useCaptionLook } from './use-caption-look.ts';
import { useCaptions } from './use-settings.ts';
import { lockedIn, useHome, useListChoice, useOwnDays, useWatchList } from './use-watch-list.ts';
import type { PlaybackApi, Watching } from './use-watching.ts';
import { VideoInfo } from './video-info.tsx';
import { VideoList } from './video-list.tsx';

export type LayerProps = {
  watching: Watching;
  isOpen: boolean;
  api: PlaybackApi;
  loadHighlights: () => Promise<readonly Video[]>;
  onNext: (request: VideoRequest) => void;
  onRetry: () => void;
  onClose: () => void;
};

const none: readonly Chapter[] = [];
const noEvidence: readonly Evidence[] = [];
const unseen: readonly Seen[] = [];
const loadTranscript = async () => (await import('./transcript.tsx')).Transcript;

function playFrom(element: HTMLVideoElement | null, second: number): void {
  if (!element) return;
  element.currentTime = second;
  element.play().catch(() => {});
  element.scrollIntoView({ block: 'nearest' });
}

/** The video layer (S2.45): a dialog over the page with player, info, list, recommendations and error panel. */
export function Layer({ watching, isOpen, api, loadHighlights, onNext, onRetry, onClose }: LayerProps) {
  const t = useTexts(playbackTexts);
  const words = useTexts(catalogTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { open } = watching;
  const { outcome, fail } = useOutcome(watching);
  const video = outcome?.kind === 'video' ? outcome.video : null;
  const course = outcome?.kind === 'video' ? outcome.coaching : null;
  const own = useOwnDays({ shortid: open.coaching, slug: course });
  const locked = lockedIn(own);
  const home = useHome(open, video, own);
  const found = useWatchList(api, home);
  const list = found ?? null;
  const choice = useListChoice();
  const isMember = useMember() !== null || isMarked();
  const next = nextOf(list, open.video, { isMember, ownsCourse: own !== null }, locked);
  const playNext = ({ shortid }: Video): void => onNext({ video: shortid, ...home });
  const { ending, show, hide, cancel } = useEnding({
    isOpen,
    current: open.video,
    next,
    coaching: course,
    loadHighlights,
    onNext: playNext,
  });
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const captions = useCaptions(element, video);
  const looks = useCaptionLook(element);
  const [wantsTranscript, setWantsTranscript] = useState(false);
  const known =
    video ?? [...(list?.trailers ?? []), ...(list?.videos ?? [])].find(({ shortid }) => shortid === open.video) ?? null;
  useDialog(dialog, isOpen, onClose);
  useTitle(isOpen && known ? namedTitle(known, words) : null);

  // A failing count is silent (S8.6).
  const count = useCallback((shortid: string) => void api.countView({ shortid }).catch(() => {}), [api]);
  // Seeking back means that the reader is not finished.
  useEffect(() => {
    element?.addEventListener('seeking', hide);
    return () => element?.removeEventListener('seeking', hide);
  }, [element, hide]);
  // Only one of them fits beside the picture.
  const hasTranscript = captions.track !== undefined || (video?.seen.length ?? 0) > 0;
  const isTranscriptBeside = wantsTranscript && hasTranscript && !choice.isOverlay;
  const isListShown = choice.isShown && !isTranscriptBeside;
  // Its place is kept until it is known that there is none: otherwise the picture would change its size when the list comes.
  const mayHaveList = outcome === null || found !== null;
  const isSideShown = isTranscriptBeside || (isListShown && mayHaveList);
  const toggleList = (): void => {
    if (isTranscriptBeside) setWantsTranscript(false);
    choice.setShown(!isListShown);
  };
  const transcript = wantsTranscript && hasTranscript && (
    <Later<TranscriptProps>
      load={loadTranscript}
      props={{
        label: t.transcript,
        element,
        track: captions.track,
        seen: video?.seen ?? unseen,
        chapters: video?.chapters ?? none,
      }}
      onMissing={() => setWantsTranscript(false)}
    />
  );
  const hasOverlay = list !== null && choice.isOverlay && choice.isShown;
  const escape = (event: SyntheticEvent): void => {
    // React bubbles the event of a nested dialog, such as the list of keys; the browser does not.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (hasOverlay) choice.setShown(false);
    else onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      data-tone="night"
      data-side={isSideShown ? 'shown' : 'hidden'}
      tabIndex={-1}
      {...(known || outcome ? { 'aria-labelledby': titleId } : { 'aria-label': t.layer })}
      onCancel={escape}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className={styles.sheet}>
        <LayerBar
          list={list}
          isListShown={isListShown}
          onList={toggleList}
          transcript={hasTranscript ? { isShown: wantsTranscript, toggle: () => setWantsTranscript(!wantsTranscript) } : null}
          onClose={onClose}
        />
        <div className={styles.main}>
          {outcome && outcome.kind !== 'video' ? (
            <RefusedPanel
              open={open}
              outcome={outcome}
              list={list}
              isOpen={isOpen}
              titleId={titleId}
              onRetry={onRetry}
              onClose={onClose}
            />
          ) : (
            <Player
              onElement={setElement}
              video={video}
              known={known}
              opening={open.opening}
              asked={open.t}
              isOpen={isOpen}
              captions={captions}
              looks={looks}
              own={own}
              onCount={count}
              onEnded={show}
              onPlaying={hide}
              onFailed={fail}
              onNext={next && (() => playNext(next))}
              onPanel={() => choice.isOverlay && choice.setShown(false)}
            >
              {ending && (
                <EndScreen
                  ending={ending}
                  list={home}
                  onNext={playNext}
                  onCancel={cancel}
                  onAgain={() => void element?.play().catch(() => {})}
                  onClose={hide}
                />
              )}
            </Player>
          )}
          {!isTranscriptBeside && transcript}
          {known && outcome?.kind !== 'refused' && outcome?.kind !== 'trouble' && (
            <VideoInfo
              video={known}
              playlist={open.playlist}
              notes={video?.notes ?? null}
              trust={video}
              titleId={titleId}
              evidence={video?.evidence ?? noEvidence}
              onSeek={(second) => playFrom(element, second)}
            />
          )}
        </div>
        {isTranscriptBeside && <div className={styles.beside}>{transcript}</div>}
        {list && isListShown && (
          <VideoList list={list} open={{ video: open.video, ...home }} own={own && { locked }} isOverlay={choice.isOverlay} />
        )}
      </div>
    </dialog>
  );
}

type LayerBarProps = {
  list: WatchList | null;
  isListShown: boolean;
  onList: () => void;
  /** Null if there is none. */
  transcript: { readonly isShown: boolean; readonly toggle: () => void } | null;
  onClose: () => void;
};

/** The layer's header: the current list, toggles of the side panels, and the close button. */
export function LayerBar({ list, isListShown, onList, transcript, onClose }: LayerBarProps) {
  const t = useTexts(playbackTexts);
  return (
    <div className={layerBarStyles.bar}>
      <p className={layerBarStyles.from}>{list && t.from(list.title)}</p>
      <button
        type="button"
        className={layerBarStyles.toggle}
        data-absent={!transcript || undefined}
        aria-pressed={transcript?.isShown ?? false}
        onClick={transcript?.toggle}
      >
        <Icon name={playerIcons.transcript} />
        <span>{t.transcript}</span>
      </button>
      <button
        type="button"
        className={layerBarStyles.toggle}
        data-absent={!list || undefined}
        aria-pressed={isListShown}
        onClick={onList}
      >
        <Icon name="list" />
        <span>{t.list}</span>
      </button>
      <button type="button" className={layerBarStyles.close} aria-label={t.close} title={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The window's title is the video's while it is open; a page that loaded meanwhile keeps its own title. */
export function useTitle(title: string | null): void {
  const { siteName } = useIdentity();
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    const ours = `${title} – ${siteName}`;
    document.title = ours;
    return () => {
      if (document.title === ours) document.title = before;
    };
  }, [title, siteName]);
}

/**
 * Opens the native modal dialog, which traps and restores the focus, and locks scrolling (S4.15). `onOutside` is a press on the
 * backdrop.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onOutside: () => void): void {
  const close = useEffectEvent(onOutside);
  useEffect(() => {
    const target = dialog.current;
    if (!isOpen || !target) return undefined;
    // Presses on the backdrop target the dialog itself. A drag that starts inside and ends outside is no press.
    let isOutside = false;
    const press = (event: Event): void => {
      isOutside = event.target === target;
    };
    const release = (event: Event): void => {
      if (isOutside && event.target === target) close();
    };
    target.addEventListener('pointerdown', press);
    target.addEventListener('click', release);
    let [isLeft, unlock] = [false, () => {}];
    // A task of its own: the browser styles the whole page again, since it is inert then.
    nextTask(() => {
      if (isLeft) return;
      target.showModal();
      // Focus the layer itself, not its first button: so space plays, and the title is announced.
      target.focus();
      unlock = lockScroll();
    });
    return () => {
      isLeft = true;
      target.removeEventListener('pointerdown', press);
      target.removeEventListener('click', release);
      target.close();
      unlock();
    };
  }, [dialog, isOpen]);
}
