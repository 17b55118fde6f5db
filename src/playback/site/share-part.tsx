import { useState } from 'react';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { Icon, type Drawing, type IconName } from '#ui/icon.tsx';
import { useIdentity, useLocale, useTexts } from '#ui/site.tsx';
import { clockTime } from '../rules.ts';
import { asLine, embedCode, shareLinks, shareUrl, type ShareLinks } from '../share-rules.ts';
import { shareTexts } from '../share-texts.ts';
import { CopyOutcome } from './copy-outcome.tsx';
import { appsIcon, embedIcon, whatsappIcon, xIcon } from './share-icons.ts';
import { useCopy } from './use-copy.ts';
import styles from './video-menu.module.css';

const places: readonly (readonly [keyof ShareLinks, IconName | Drawing])[] = [
  ['whatsapp', whatsappIcon],
  ['mail', 'mail'],
  ['facebook', 'facebook'],
  ['x', xIcon],
];

/** The second that the player is at, where the video is the one that plays. */
const playedTo = ({ trigger, play }: VideoMenuRequest): number =>
  play ? 0 : Math.floor(trigger.closest('dialog')?.querySelector('video')?.currentTime ?? 0);

/** The share menu (S2.34). Its links are plain addresses: nothing is asked for before one of them is followed. */
export function SharePart({ request, onClose }: { request: VideoMenuRequest; onClose: () => void }) {
  const t = useTexts(shareTexts);
  const { baseUrl, presenterName } = useIdentity();
  const locale = useLocale();
  const { video, playlist } = request;
  const [second] = useState(() => playedTo(request));
  const [isFromSecond, setFromSecond] = useState(false);
  const copy = useCopy(onClose);
  const start = isFromSecond ? second : 0;
  const url = shareUrl(baseUrl, { video: video.shortid, playlist, t: start });
  const links = shareLinks({ url, title: video.title, subject: t.subject(presenterName, video.title) });
  const code = embedCode({ baseUrl, video: video.shortid, title: video.title, locale, t: start });
  const canAskSystem = typeof navigator.share === 'function';
  return (
    <fieldset className={styles.share}>
      <legend className={styles.heading}>{t.share}</legend>
      <ul className={styles.places}>
        {places.map(([place, icon]) => (
          <li key={place}>
            <a
              className={styles.place}
              href={links[place]}
              {...(place !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={onClose}
            >
              <span className={styles.disc}>
                <Icon name={icon} />
              </span>
              {t[place]}
            </a>
          </li>
        ))}
      </ul>
      {second > 0 && (
        <label className={styles.from}>
          <input type="checkbox" checked={isFromSecond} onChange={({ target }) => setFromSecond(target.checked)} />
          {t.fromSecond(clockTime(second))}
        </label>
      )}
      <div className={styles.entries}>
        <Act icon="link" name={t.copy} onPress={() => copy.copy(url, t.copied)} />
        {video.protection === 'free' && <Act icon={embedIcon} name={t.embed} onPress={() => copy.copy(code, t.embedCopied)} />}
        {canAskSystem && (
          <Act icon={appsIcon} name={t.system} onPress={() => void askSystem(asLine(video.title), url, onClose)} />
        )}
      </div>
      <CopyOutcome {...copy} />
    </fieldset>
  );
}

function Act({ icon, name, onPress }: { icon: IconName | Drawing; name: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.entry} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{name}</span>
    </button>
  );
}

/** The device's own menu; whoever leaves it finds this one as it was. */
async function askSystem(title: string, url: string, onClose: () => void): Promise<void> {
  try {
    await navigator.share({ title, url });
    onClose();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
