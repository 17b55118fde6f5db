import { useRef } from 'react';
import { imageVariant } from '#paths/files.ts';
import { formTexts } from './form-texts.ts';
import { Icon } from './icon.tsx';
import styles from './lightbox.module.css';
import { useTexts } from './site.tsx';
import { usePopup } from './use-popup.ts';

export type LightboxProps = {
  /** Address of the jpg; its variants have the same base name. */
  src: string;
  /** What the picture shows. */
  alt: string;
  caption: string;
  onClose: () => void;
};

/** A picture over the page (S2.26), as large as fits; pinch and browser zoom enlarge it. */
export function Lightbox({ src, alt, caption, onClose }: LightboxProps) {
  const t = useTexts(formTexts);
  const popup = useRef<HTMLDialogElement>(null);
  usePopup(popup, false, false, onClose);
  return (
    <dialog ref={popup} className={styles.lightbox} data-tone="night" aria-label={alt}>
      <figure className={styles.figure}>
        <picture>
          <source type="image/avif" srcSet={imageVariant(src, 'full', 'avif')} />
          <source type="image/webp" srcSet={imageVariant(src, 'full', 'webp')} />
          <img src={src} alt={alt} width={1280} height={720} />
        </picture>
        {caption !== '' && <figcaption aria-hidden="true">{caption}</figcaption>}
      </figure>
      <button type="button" className={styles.close} aria-label={t.close} title={t.close} data-autofocus="" onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
