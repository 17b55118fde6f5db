import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { namedTitle } from '#catalog/rules.ts';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { copyText } from '#ui/copy-text.ts';
import { type Drawing, Icon, type IconName } from '#ui/icon.tsx';
import { useIdentity, useLocale, useTexts } from '#ui/site.tsx';
import { clockTime } from '../rules.ts';
import { asLine, embedCode, shareLinks, type ShareLinks, shareUrl } from '../share-rules.ts';
import { shareTexts } from '../share-texts.ts';
import { appsIcon, embedIcon, whatsappIcon, xIcon } from './share-icons.ts';
import { after } from './timing.ts';
import styles from './video-menu.module.css';

const places: readonly (readonly [keyof ShareLinks, IconName | Drawing])[] = [
  ['whatsapp', whatsappIcon],
  ['mail', 'mail'],
  ['facebook', 'facebook'],
  ['x', xIcon],
];

/** The current second, if this video is playing. */
const playedTo = ({ trigger, play }: VideoMenuRequest): number =>
  play ? 0 : Math.floor(trigger.closest('dialog')?.querySelector('video')?.currentTime ?? 0);

/** The share menu (S2.34). Its links are plain URLs: nothing is requested before one is followed. */
export function SharePart({ request, onClose }: { request: VideoMenuRequest; onClose: () => void }) {
  const t = useTexts(shareTexts);
  const words = useTexts(catalogTexts);
  const { baseUrl, presenterName } = useIdentity();
  const locale = useLocale();
  const { video, playlist } = request;
  const [second] = useState(() => playedTo(request));
  const [isFromSecond, setFromSecond] = useState(false);
  const copy = useCopy(onClose);
  const start = isFromSecond ? second : 0;
  const url = shareUrl(baseUrl, { video: video.shortid, playlist, t: start });
  const { partner } = video;
  const title = namedTitle(video, words);
  // A partner's video is the partner's, whatever it looks like in a mail (S15.2).
  const subject = partner ? words.adTitle(t.subject(partner.title, video.title)) : t.subject(presenterName, video.title);
  const links = shareLinks({ url, title, subject });
  const code = embedCode({ baseUrl, video: video.shortid, title, locale, t: start });
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
        {canAskSystem && <Act icon={appsIcon} name={t.system} onPress={() => void askSystem(asLine(title), url, onClose)} />}
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

/** The device's own share sheet; cancelling it returns to this menu. */
async function askSystem(title: string, url: string, onClose: () => void): Promise<void> {
  try {
    await navigator.share({ title, url });
    onClose();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Announces the outcome of copying. The live region exists before its text. */
export function CopyOutcome({ said, byHand, place }: Copied) {
  return (
    <div ref={place} className={styles.outcome}>
      <output>
        {said && (
          <span className={styles.said}>
            <Icon name="check" size={20} />
            {said}
          </span>
        )}
      </output>
      {byHand !== null && <ByHand key={byHand} text={byHand} />}
    </div>
  );
}

/** The text itself, selected, if the browser does not allow copying. */
function ByHand({ text }: { text: string }) {
  const t = useTexts(shareTexts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <div className={styles.byHand}>
      <label htmlFor={id}>{t.byHand}</label>
      <textarea ref={field} id={id} rows={3} readOnly value={text} />
    </div>
  );
}

/** The outcome of copying: a message, or the text for manual copying. */
export type Copied = {
  readonly said: string | null;
  readonly byHand: string | null;
  readonly place: RefObject<HTMLDivElement | null>;
};

/** Copies texts, and closes the menu 1.5 s after success (S2.34, S9.7). `place` is an element of the menu. */
export function useCopy(onClose: () => void): Copied & { copy: (text: string, said: string) => void } {
  const [outcome, setOutcome] = useState<{ said: string | null; byHand: string | null }>({ said: null, byHand: null });
  const place = useRef<HTMLDivElement>(null);
  const closing = useRef<() => void>(undefined);
  useEffect(() => () => closing.current?.(), []);
  async function copy(text: string, said: string): Promise<void> {
    if (!place.current) return;
    const isCopied = await copyText(text, place.current);
    closing.current?.();
    setOutcome(isCopied ? { said, byHand: null } : { said: null, byHand: text });
    if (isCopied) closing.current = closeAfterCopy(onClose);
  }
  return { ...outcome, place, copy: (text, said) => void copy(text, said) };
}

/** Long enough to read the confirmation (S9.7). */
const copyConfirmation = 1500;

/** Closes a menu after copying; the returned function keeps it open. */
export const closeAfterCopy = (close: () => void): (() => void) => after(copyConfirmation, close);
