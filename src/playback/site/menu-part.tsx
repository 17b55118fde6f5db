import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation, type LinkProps } from 'react-router';
import { Link } from '#ui/link.tsx';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { Icon, type Drawing, type IconName } from '#ui/icon.tsx';
import { useForeignLang, useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { shareUrl } from '../share-rules.ts';
import { shareTexts } from '../share-texts.ts';
import { CopyOutcome } from './copy-outcome.tsx';
import { entryByKey } from './menu-keys.ts';
import { shareIcon } from './share-icons.ts';
import { useCopy } from './use-copy.ts';
import styles from './video-menu.module.css';

type MenuPartProps = {
  request: VideoMenuRequest;
  play: NonNullable<VideoMenuRequest['play']>;
  onShare: () => void;
  onClose: () => void;
};

/** What can be done with a video (S2.35). */
export function MenuPart({ request: { video, playlist }, play, onShare, onClose }: MenuPartProps) {
  const t = useTexts(shareTexts);
  const links = useLinks();
  const { baseUrl } = useIdentity();
  const lang = useForeignLang(video.lang);
  const copy = useCopy(onClose);
  const list = useOtherPlaylist(video, playlist);
  const url = shareUrl(baseUrl, { video: video.shortid, playlist });
  return (
    <>
      <p className={styles.title} lang={lang}>
        {video.title}
      </p>
      <div
        role="menu"
        tabIndex={-1}
        aria-label={t.menu(video.title)}
        className={styles.entries}
        // Tab goes on from where the focus is given back to.
        onKeyDown={(event) => (event.key === 'Tab' ? onClose() : move(event))}
      >
        <Entry
          icon="play"
          to={play.to}
          onClick={(event) => {
            onClose();
            play.onClick(event);
          }}
        >
          {t.play}
        </Entry>
        <Entry icon={shareIcon} onClick={onShare}>
          {t.share}
        </Entry>
        <Entry icon="link" onClick={() => copy.copy(url, t.copied)}>
          {t.copy}
        </Entry>
        {list && (
          <Entry icon="list" to={links('playlist', { slug: list.slug })} onClick={onClose}>
            {t.toPlaylist(list.title)}
          </Entry>
        )}
        {video.partner && (
          <Entry icon="person" to={links('partner.detail', { slug: video.partner.slug })} onClick={onClose}>
            {t.toPartner(video.partner.title)}
          </Entry>
        )}
      </div>
      <CopyOutcome {...copy} />
    </>
  );
}

/** The playlist of a video, where the reader is not on its page already. */
function useOtherPlaylist({ playlists }: VideoMenuRequest['video'], shownIn: string | undefined) {
  const { pathname } = useLocation();
  const links = useLinks();
  const list = playlists.find(({ shortid }) => shortid === shownIn) ?? playlists[0];
  return list && links('playlist', { slug: list.slug }) !== pathname ? list : undefined;
}

type EntryProps = {
  icon: IconName | Drawing;
  to?: string;
  onClick: NonNullable<LinkProps['onClick']> | (() => void);
  children: ReactNode;
};

function Entry({ icon, to, onClick, children }: EntryProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </>
  );
  const props = { role: 'menuitem', tabIndex: -1, className: styles.entry };
  return to === undefined ? (
    <button type="button" {...props} onClick={onClick as () => void}>
      {content}
    </button>
  ) : (
    <Link to={to} {...props} onClick={onClick}>
      {content}
    </Link>
  );
}

/** The keys of the menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
    return;
  }
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const place = entryByKey(
    key,
    entries.findIndex((entry) => entry === document.activeElement),
    entries.map(({ textContent }) => textContent),
  );
  if (place === undefined) return;
  event.preventDefault();
  entries[place]?.focus();
}
