import { use } from 'react';
import { useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { VideoMenuContext, type VideoMenuRequest } from './open-video.tsx';
import styles from './video-menu-button.module.css';

/**
 * The context-menu trigger of a video (S2.38). There are fifty on the start page, so it has neither drawing nor state of its
 * own: three dots by style, and one menu for all, which tells it that it is open.
 */
export function VideoMenuButton(about: Omit<VideoMenuRequest, 'trigger'>) {
  const t = useTexts(catalogTexts);
  const openMenu = use(VideoMenuContext);
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="menu"
      aria-label={t.more(about.video.title)}
      onClick={({ currentTarget }) => openMenu?.({ ...about, trigger: currentTarget })}
    />
  );
}
