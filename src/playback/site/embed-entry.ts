/*
 * The script of the embed page (S11.4), for frames on other sites: small, of nothing that the site's own pages run, without
 * cookies and without anything kept on the device. Until the reader wants to watch it only shows a larger button; then it plays
 * the stream, and where that does not go, the file that stands there without script.
 */
import type Hls from 'hls.js';
import { tellPlayTime } from './play-time.ts';

/** As in the layer (S9.3). */
const viewCountAfter = 5000;

/** Fetched when the reader points at the button. Without Media Source Extensions the file plays: that is phones alone. */
const loadHls = async () => ('MediaSource' in window ? (await import('hls.js/light')).default : null);

function playFile(video: HTMLVideoElement, file: string): void {
  const reached = video.currentTime;
  video.src = file;
  if (reached > 0) video.addEventListener('loadedmetadata', () => (video.currentTime = reached), { once: true });
  // Refused without a fresh press: the controls are there.
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

/** Counts one view. Nothing goes along that would know the reader, and a count that fails is silent (S8.6). */
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
// Neither stands on the page of a video that cannot be watched here.
if (video && button && trouble) begin(video, button, trouble);
