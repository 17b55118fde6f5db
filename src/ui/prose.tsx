import type { Locale } from '#kit/locale.ts';
import { useForeignLang } from './site.tsx';
import styles from './prose.module.css';

type ProseProps = {
  /** Rich text that the server has sanitised (S3.9). Nothing else may be passed. */
  html: string;
  lang: Locale;
  className?: string | undefined;
};

/** Rich text of the editors, set for reading: at most 70 characters a line. */
export function Prose({ html, lang, className }: ProseProps) {
  return (
    <div
      className={[styles.prose, className].filter(Boolean).join(' ')}
      lang={useForeignLang(lang)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
