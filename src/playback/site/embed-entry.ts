/*
 * The script of the embed page (S11.4): small, shares no state with the site's own pages, without cookies or storage. Until the
 * reader starts the video it only shows a larger button; then it plays the stream, or falls back to the file that works without
 * script.
 */
import type Hls from 'hls.js';
import { tellPlayTime } from './play-time.ts';

/** As in the layer (S9.3). */
const viewCountAfter = 5000;

/** Loaded when the button is hovered. Without Media Source Extensions, on some phones, the file plays. */
const loadHls = async () => ('MediaSource' in window ? (await import('hls.js')).default : null);

function playFile(video: HTMLVideoElement, file: string): void {
  const reached = video.currentTime;
  video.src = file;
  if (reached > 0) video.addEventListener('loadedmetadata', () => (video.currentTime = reached), { once: true });
  // Autoplay was blocked: the controls are there.
  video.play().catch(() => {});
}

async function playStream(video: HTMLVideoElement): Promise<void> {
  const { src: file, dataset } = video;
  const Player = await loadHls().catch(() => null);
  if (!Player) return playFile(video, file);
  const player: Hls = new Player({ enableWorker: false, capLevelToPlayerSize: true, startPosition: Number(dataset.start) || -1 });
  player.on(Player.Events.ERROR, (_, { fatal }) => {
    if (!fatal) return;
    player.destroy();
    playFile(video, file);
  });
  player.loadSource(dataset.stream ?? '');
  player.attachMedia(video);
  return video.play().catch(() => {});
}

/** Counts one view, without any identifier; a failure is silent (S8.6). */
function countOnce(video: HTMLVideoElement): void {
  const count = () => fetch(video.dataset.count ?? '', { credentials: 'omit' }).catch(() => {});
  video.addEventListener('playing', () => setTimeout(() => void count(), viewCountAfter), { once: true });
}

function begin(video: HTMLVideoElement, button: HTMLButtonElement, trouble: HTMLElement): void {
  const { dataset } = document.documentElement;
  video.controls = false;
  button.hidden = false;
  for (const sign of ['pointerenter', 'focus'] as const)
    button.addEventListener(sign, () => void loadHls().catch(() => {}), { once: true });
  button.addEventListener('click', () => {
    button.hidden = true;
    video.controls = true;
    video.focus();
    void playStream(video);
  });
  video.addEventListener('playing', () => {
    dataset.playing = '';
    trouble.hidden = true;
  });
  for (const rest of ['pause', 'ended'] as const) video.addEventListener(rest, () => delete dataset.playing);
  video.addEventListener('error', () => (trouble.hidden = false));
  countOnce(video);
  tellPlayTime(video, video.dataset.played ?? '');
}

const video = document.querySelector('video');
const button = document.querySelector('button');
const trouble = document.querySelector<HTMLElement>('.trouble span');
// Both are missing on the page of a video that cannot be watched here.
if (video && button && trouble) begin(video, button, trouble);
