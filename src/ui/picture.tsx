import { useCallback, useState, type CSSProperties } from 'react';
import { imageVariant, type ImageFormat } from '#paths/files.ts';
import styles from './picture.module.css';

export type Ratio = '16 / 9' | '3 / 4' | '4 / 3' | '3 / 1';

type PictureProps = {
  /** Address of the jpg; empty shows the placeholder. */
  src: string;
  /** Alternative text; empty for a decorative picture, as most are. */
  alt?: string;
  /** Whether it has webp, avif and `_tablet` variants. */
  processed?: boolean;
  /** Placeholder colour, shown until the picture is loaded and if it fails. */
  color?: string | undefined;
  ratio?: Ratio;
  /** The `sizes` attribute: the width of the picture on the page. */
  sizes?: string;
  /** Loads eagerly with high priority; only for the largest picture of a page. */
  first?: boolean;
  className?: string | undefined;
};

const widths: Record<Ratio, { tablet: number; full: number }> = {
  '16 / 9': { tablet: 640, full: 1280 },
  '3 / 4': { tablet: 480, full: 960 },
  '4 / 3': { tablet: 640, full: 1280 },
  '3 / 1': { tablet: 768, full: 1800 },
};

export const sourceSet = (src: string, format: ImageFormat, ratio: Ratio): string =>
  `${imageVariant(src, 'tablet', format)} ${widths[ratio].tablet}w, ${imageVariant(src, 'full', format)} ${widths[ratio].full}w`;

/** A picture in a box of its aspect ratio; a missing or broken one leaves a placeholder of the same size. */
export function Picture({
  src,
  alt = '',
  processed = true,
  color,
  ratio = '16 / 9',
  sizes = '(max-width: 767px) 90vw, 420px',
  first = false,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState(false);
  // A picture that failed before hydration fires no further error event.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const box: CSSProperties = { aspectRatio: ratio, ...(color ? { backgroundColor: color } : {}) };
  const whole = widths[ratio].full;
  const [across = 16, down = 9] = ratio.split(' / ').map(Number);
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')} style={box} data-broken={broken || undefined}>
      {src !== '' && !broken && (
        <picture>
          {processed && <source type="image/avif" srcSet={sourceSet(src, 'avif', ratio)} sizes={sizes} />}
          {processed && <source type="image/webp" srcSet={sourceSet(src, 'webp', ratio)} sizes={sizes} />}
          <img
            ref={look}
            src={src}
            srcSet={processed ? sourceSet(src, 'jpg', ratio) : undefined}
            sizes={processed ? sizes : undefined}
            alt={alt}
            width={whole}
            height={Math.round((whole * down) / across)}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBroken(true)}
          />
        </picture>
      )}
    </span>
  );
}
