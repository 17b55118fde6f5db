import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { LightboxProps } from './lightbox.tsx';
import styles from './lightbox-link.module.css';
import { isPlainClick } from './plain-click.ts';
import { useLocale } from './site.tsx';

type LightboxLinkProps = {
  /** Address of the jpg; its variants have the same base name. */
  src: string;
  /** The link's accessible name: 'Bild vergrößern'. */
  label: string;
  /** What the picture shows; if empty, its caption has to say it. */
  alt: string;
  /** The caption; empty if there is none. */
  caption: string;
  className?: string | undefined;
  /** The picture in the page. */
  children: ReactNode;
};

async function loadLightbox(locale: Locale): Promise<ComponentType<LightboxProps>> {
  const { Lightbox } = await import('./lightbox.tsx');
  if (locale === 'en') await englishReady();
  return Lightbox;
}

/** A picture that opens in a lightbox (S2.26); without JavaScript, or if that cannot be loaded, a link to it. */
export function LightboxLink({ src, label, alt, caption, className, children }: LightboxLinkProps) {
  const locale = useLocale();
  const described = alt || caption;
  const [shown, setShown] = useState<{ readonly Lightbox: ComponentType<LightboxProps> } | null>(null);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadLightbox(locale).then(
      (Lightbox) => setShown({ Lightbox }),
      () => window.location.assign(src),
    );
  };
  return (
    <>
      <a
        href={src}
        className={[styles.link, className].filter(Boolean).join(' ')}
        aria-label={described === '' ? label : `${label}: ${described}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {children}
      </a>
      {shown && <shown.Lightbox src={src} alt={described || label} caption={caption} onClose={() => setShown(null)} />}
    </>
  );
}
