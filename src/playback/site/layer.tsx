import { useCallback, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { isMarked, useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Chapter } from '../contract.ts';
import { nextOf } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { EndScreen } from './end-screen.tsx';
import { Later } from './later.tsx';
import { LayerBar } from './layer-bar.tsx';
import styles from './layer.module.css';
import { Player } from './player.tsx';
import { RefusedPanel } from './refused-panel.tsx';
import type { TranscriptProps } from './transcript.tsx';
import { useCaptions } from './use-captions.ts';
import { useDialog } from './use-dialog.ts';
import { useEnding } from './use-ending.ts';
import { useHome } from './use-home.ts';
import { useListChoice } from './use-list-choice.ts';
import { useOutcome } from './use-outcome.ts';
import { lockedIn, useOwnDays } from './use-own-days.ts';
import { useTitle } from './use-title.ts';
import { useWatchList } from './use-watch-list.ts';
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
const loadTranscript = async () => (await import('./transcript.tsx')).Transcript;

/** The video layer (S2.45): a dialog over the page with player, info, list, recommendations and error panel. */
export function Layer({ watching, isOpen, api, loadHighlights, onNext, onRetry, onClose }: LayerProps) {
  const t = useTexts(playbackTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { open } = watching;
  const { outcome, fail } = useOutcome(watching);
  const video = outcome?.kind === 'video' ? outcome.video : null;
  const course = outcome?.kind === 'video' ? outcome.coaching : null;
  const own = useOwnDays({ shortid: open.coaching, slug: course });
  const locked = lockedIn(own);
  const home = useHome(open, video, own);
  const list = useWatchList(api, home);
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
  const [wantsTranscript, setWantsTranscript] = useState(false);
  const known =
    video ?? [...(list?.trailers ?? []), ...(list?.videos ?? [])].find(({ shortid }) => shortid === open.video) ?? null;
  useDialog(dialog, isOpen, onClose);
  useTitle(isOpen ? (known?.title ?? null) : null);

  // A count that fails is silent (S8.6).
  const count = useCallback((shortid: string) => void api.countView({ shortid }).catch(() => {}), [api]);
  // Whoever goes back into the video has not done with it.
  useEffect(() => {
    element?.addEventListener('seeking', hide);
    return () => element?.removeEventListener('seeking', hide);
  }, [element, hide]);
  // Beside the picture there is room for one of them.
  const isTranscriptBeside = wantsTranscript && captions.track !== undefined && !choice.isOverlay;
  const isListShown = choice.isShown && !isTranscriptBeside;
  const isSideShown = isTranscriptBeside || (list !== null && isListShown);
  const toggleList = (): void => {
    if (isTranscriptBeside) setWantsTranscript(false);
    choice.setShown(!isListShown);
  };
  const transcript = wantsTranscript && captions.track && (
    <Later<TranscriptProps>
      load={loadTranscript}
      props={{ label: t.transcript, element, track: captions.track, chapters: video?.chapters ?? none }}
      onMissing={() => setWantsTranscript(false)}
    />
  );
  const hasOverlay = list !== null && choice.isOverlay && choice.isShown;
  const escape = (event: SyntheticEvent): void => {
    // React lets the event of a dialog inside, such as the list of keys, bubble; the browser does not.
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
          transcript={captions.track ? { isShown: wantsTranscript, toggle: () => setWantsTranscript(!wantsTranscript) } : null}
          onClose={onClose}
        />
        <div className={styles.main}>
          {outcome && outcome.kind !== 'video' ? (
            <RefusedPanel open={open} outcome={outcome} titleId={titleId} onRetry={onRetry} onClose={onClose} />
          ) : (
            <Player
              onElement={setElement}
              video={video}
              known={known}
              opening={open.opening}
              asked={open.t}
              isOpen={isOpen}
              captions={captions}
              own={own}
              onCount={count}
              onEnded={show}
              onPlaying={hide}
              onFailed={fail}
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
            <VideoInfo video={known} playlist={open.playlist} notes={video?.notes ?? null} trust={video} titleId={titleId} />
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
