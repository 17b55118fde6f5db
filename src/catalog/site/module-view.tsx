import { LightboxLink } from '#ui/lightbox-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Module } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import type { Shown } from './easy.tsx';
import { PlaylistTeaser } from './playlist-teaser.tsx';
import styles from './module-view.module.css';

type ModuleViewProps = {
  module: Shown<Module>;
  /** Heading level. */
  level?: 2 | 3;
};

/** A content block (S3.9): text, text beside an image, or a playlist. */
export function ModuleView({ module, level = 2 }: ModuleViewProps) {
  switch (module.template) {
    case 'text':
      return <Words module={module} level={level} isAlone />;
    case 'text-image':
      return (
        <div className={styles.room}>
          <div className={styles.beside} data-at-once data-image={module.content.image_position}>
            <ModulePicture content={module.content} />
            <Words module={module} level={level} />
          </div>
        </div>
      );
    case 'playlist':
      return <PlaylistModule module={module} level={level} />;
  }
}

/** The large version that it opens (S2.26), if there is one. */
function ModulePicture({ content: { image, image_alt: alt, title } }: Pick<Module, 'content'>) {
  const t = useTexts(pageTexts);
  const picture = <Picture src={image} alt={alt} sizes="(max-width: 1023px) 92vw, 620px" className={styles.rounded} />;
  if (image === '') return <div className={styles.picture}>{picture}</div>;
  return (
    <LightboxLink src={image} label={t.enlarge} alt={alt} caption={title} className={styles.picture}>
      {picture}
    </LightboxLink>
  );
}

function Words({ module: { content, lang }, level, isAlone = false }: Required<ModuleViewProps> & { isAlone?: boolean }) {
  const foreign = useForeignLang(lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.words} data-alone={(isAlone && level === 2 && content.title !== '') || undefined}>
      {content.title !== '' && <Heading lang={foreign}>{content.title}</Heading>}
      <Prose html={content.copy} lang={lang} />
    </section>
  );
}

function PlaylistModule({ module: { content, lang }, level }: Required<ModuleViewProps>) {
  const foreign = useForeignLang(lang);
  const [playlist] = content.playlist;
  if (!playlist) return null;
  if (content.title === '') return <PlaylistTeaser playlist={playlist} size="l" level={level} />;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.playlist}>
      <Heading lang={foreign}>{content.title}</Heading>
      <PlaylistTeaser playlist={playlist} size="l" level={3} />
    </section>
  );
}
