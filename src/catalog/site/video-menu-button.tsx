import { useContext } from 'react';
import { useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { VideoMenuContext, type VideoMenuRequest } from './open-video.tsx';
import styles from './video-menu-button.module.css';

/**
 * The context menu trigger of a video (S2.38). The start page has fifty, so it has neither an icon nor state of its own: three
 * dots drawn by CSS, and one shared menu that sets its expanded state.
 */
export function VideoMenuButton(about: Omit<VideoMenuRequest, 'trigger'>) {
  const t = useTexts(catalogTexts);
  const openMenu = useContext(VideoMenuContext);
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
