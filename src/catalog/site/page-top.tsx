import type { ReactNode } from 'react';
import type { Locale } from '#kit/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang } from '#ui/site.tsx';
import styles from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** The language of title and intro, where they are an entry's. */
  lang?: Locale | undefined;
  /** Stands above the title: what kind of thing this is. */
  kind?: ReactNode;
  intro?: string | undefined;
  image?: { src: string; processed?: boolean; ratio?: '16 / 9' | '3 / 1'; color?: string } | undefined;
  /** Stands in the picture's place, in a box of its size. */
  stage?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
};

/** The top of every page of the catalogue: its one `h1`, one sentence, and the page's largest picture. */
export function PageTop({ title, lang, kind, intro, image, stage, children }: PageTopProps) {
  const foreign = useForeignLang(lang ?? 'de');
  const ofEntry = lang && foreign ? { lang: foreign } : {};
  return (
    <header className={styles.top} data-picture={image ? (image.ratio ?? '16 / 9') : 'none'}>
      {stage && <div className={styles.picture}>{stage}</div>}
      {image && !stage && (
        <Picture
          src={image.src}
          processed={image.processed ?? true}
          ratio={image.ratio ?? '16 / 9'}
          color={image.color}
          sizes="(max-width: 1023px) 92vw, 780px"
          first
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {kind && <div className={styles.kind}>{kind}</div>}
        <h1 {...ofEntry}>{title}</h1>
        {intro && (
          <p className={styles.intro} {...ofEntry}>
            {intro}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
