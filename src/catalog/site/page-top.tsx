import type { ComponentProps, ReactNode } from 'react';
import type { TextLang } from '#kit/locale.ts';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang } from '#ui/site.tsx';
import { EasySwitch } from './easy.tsx';
import styles from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** The language of title and intro if they belong to an entry. */
  lang?: TextLang | undefined;
  /** Shown above the title: the kind of page. */
  kind?: ReactNode;
  intro?: string | undefined;
  image?: { src: string; processed?: boolean; ratio?: '16 / 9' | '3 / 1'; color?: string } | undefined;
  /** Replaces the image, in a box of the same size. */
  stage?: ReactNode;
  /** The entry of the page, which may have texts in easy German (S19.4). */
  of?: ComponentProps<typeof EasySwitch>['of'] | undefined;
  /** Actions of the page. */
  children?: ReactNode;
};

/** The top of every catalogue page: the only `h1`, one sentence, and the page's largest image. */
export function PageTop({ title, lang, kind, intro, image, stage, of, children }: PageTopProps) {
  const foreign = useForeignLang(lang ?? 'de');
  const ofEntry = lang && foreign ? { lang: foreign } : {};
  return (
    <header className={styles.top} data-at-once data-picture={image ? (image.ratio ?? '16 / 9') : 'none'}>
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
        {of && <EasySwitch of={of} />}
        {children}
      </div>
    </header>
  );
}
