import DOMPurify from 'dompurify';
import { useOfficeTexts } from '#desk/office/door.tsx';
import styles from './block-preview.module.css';
import { siteOfficeTexts } from '../site-office-texts.ts';

type Block = {
  readonly template?: unknown;
  readonly title?: unknown;
  readonly copy?: unknown;
  readonly image?: unknown;
  readonly image_alt?: unknown;
  readonly image_position?: unknown;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Live preview of a block while it is edited. The server sanitises only what is saved, so drafts of other editors are sanitised
 * here.
 */
export function BlockPreview({ row }: { row: Readonly<Record<string, unknown>> }) {
  const t = useOfficeTexts(siteOfficeTexts);
  const { template, title, copy, image, image_alt: alt, image_position: side } = row as Block;
  if (template === 'playlist' || (!text(title) && !text(copy) && !text(image))) return null;
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>{t.blockPreview}</figcaption>
      <div className={styles.block} data-side={template === 'text-image' ? text(side) || 'right' : undefined}>
        {template === 'text-image' && text(image) && <img src={text(image)} alt={text(alt)} />}
        <div>
          {text(title) && <p className={styles.title}>{text(title)}</p>}
          {/* oxlint-disable-next-line react/no-danger */}
          <div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(text(copy)) }} />
        </div>
      </div>
    </figure>
  );
}
