import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellPlayTime } from './play-time.ts';

/** The observed part of a video element, and a window that can be closed. */
class Picture extends EventTarget {
  currentTime = 0;
  seeking = false;
  says(event: string): void {
    this.dispatchEvent(new Event(event));
  }
  /** As in browsers: four times per second. */
  playTo(time: number): void {
    while (this.currentTime < time) {
      this.currentTime = Math.min(time, this.currentTime + 0.25);
      this.says('timeupdate');
    }
  }
  jumpTo(time: number): void {
    this.currentTime = time;
    this.seeking = true;
    this.says('seeking');
    this.seeking = false;
    this.says('timeupdate');
  }
}

describe('how long was played', () => {
  let told: string[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const frame = new EventTarget();
  const given = (): { picture: Picture; stop: () => void } => {
    const picture = new Picture();
    return { picture, stop: tellPlayTime(picture as unknown as HTMLVideoElement, '/played/a') };
  };

  beforeEach(() => {
    told = [];
    page.hidden = false;
    vi.stubGlobal('window', frame);
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', (url: string, { credentials, keepalive }: RequestInit) => {
      told.push(`${url} ${credentials} ${keepalive}`);
      return Promise.reject(new Error('offline'));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const call = (seconds: number): string => `/played/a?seconds=${seconds} omit true`;

  test('S10.3 is told every half minute of play and at a pause, without anything that knows the reader', () => {
    const { picture, stop } = given();
    picture.says('timeupdate');
    picture.playTo(70.5);
    expect(told).toEqual([call(30), call(30)]);
    picture.says('pause');
    expect(told.slice(2)).toEqual([call(10)]);
    stop();
    expect(told).toHaveLength(3);
  });

  test('S10.3 neither a jump to either side nor another source is play; what is played twice is played twice', () => {
    const { picture, stop } = given();
    picture.says('timeupdate');
    picture.playTo(4);
    picture.jumpTo(500);
    picture.playTo(503);
    picture.jumpTo(0);
    picture.playTo(4);
    picture.says('emptied');
    picture.currentTime = 100;
    picture.says('timeupdate');
    picture.playTo(102);
    stop();
    expect(told).toEqual([call(13)]);
  });

  test('S10.3 less than a second waits, and nothing is lost of it', () => {
    const { picture, stop } = given();
    picture.says('timeupdate');
    picture.playTo(0.75);
    picture.says('pause');
    expect(told).toEqual([]);
    picture.playTo(1.25);
    picture.says('pause');
    expect(told).toEqual([call(1)]);
    stop();
    expect(told).toHaveLength(1);
  });

  test('S10.3 a page that goes, or that nobody sees, tells what it has, and afterwards nothing', () => {
    const { picture, stop } = given();
    picture.says('timeupdate');
    picture.playTo(5);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([]);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    picture.playTo(8);
    frame.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual([call(5), call(3)]);
    stop();
    picture.playTo(90);
    expect(told).toHaveLength(2);
  });
});
