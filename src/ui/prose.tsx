import type { TextLang } from '#kit/locale.ts';
import { useForeignLang } from './site.tsx';
import styles from './prose.module.css';

type ProseProps = {
  /** Rich text sanitised by the server (S3.9). Pass nothing else. */
  html: string;
  lang: TextLang;
  className?: string | undefined;
};

/** The editors' rich text, at most 70 characters per line. */
export function Prose({ html, lang, className }: ProseProps) {
  return (
    <div
      className={[styles.prose, className].filter(Boolean).join(' ')}
      lang={useForeignLang(lang)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
