import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { MenuPart } from './menu-part.tsx';
import { SharePart } from './share-part.tsx';
import { useMenuPopup } from './use-menu-popup.ts';
import styles from './video-menu.module.css';

export type VideoMenuProps = { request: VideoMenuRequest; onClose: () => void };

/**
 * The context menu of a video (S2.35), and the share menu that it turns into (S2.34). It stands within its
 * landmark, and in the layer within the dialog: everything outside of that is inert.
 */
export function VideoMenu({ request, onClose }: VideoMenuProps) {
  const { trigger, play } = request;
  const [isSharing, setSharing] = useState(!play);
  const popup = useRef<HTMLDivElement>(null);
  useMenuPopup(popup, trigger, isSharing ? 'fieldset a' : '[role=menuitem]', onClose);
  return createPortal(
    <div ref={popup} className={styles.popup} popover="manual" tabIndex={-1}>
      {isSharing || !play ? (
        <SharePart request={request} onClose={onClose} />
      ) : (
        <MenuPart request={request} play={play} onShare={() => setSharing(true)} onClose={onClose} />
      )}
    </div>,
    trigger.closest('dialog, main') ?? document.body,
  );
}
