import { LightboxLink } from '#ui/lightbox-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import { anchoredBlocks } from '../anchors.ts';
import type { Module } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import type { Shown } from './easy.tsx';
import { PlaylistTeaser } from './playlist-teaser.tsx';
import styles from './module-view.module.css';

type ModuleViewsProps = {
  /** As readers see them, perhaps in easy German. */
  modules: readonly Shown<Module>[];
  /** As written: by their titles the anchors are named, so that a link leads to the same block in both versions. */
  written: readonly Module[];
  /** Heading level. */
  level?: 2 | 3;
  /** Begins the anchors where a page has several lists. */
  within?: string;
  /** Which of them are shown here, where a page shows them in two places. */
  part?: readonly [from: number, until: number];
};

/** Content blocks, each with an anchor at its headings. */
export function ModuleViews({ modules, written, level = 2, within, part = [0, modules.length] }: ModuleViewsProps) {
  const blocks = anchoredBlocks(
    written.map(({ content }) => content.title),
    modules.map(({ content }) => content.copy),
    within,
  );
  const views = modules.map((module, index) => {
    const { anchor = '', copy = '' } = blocks[index] ?? {};
    return (
      <ModuleView key={module.id} module={{ ...module, content: { ...module.content, copy } }} anchor={anchor} level={level} />
    );
  });
  return views.slice(...part);
}

type ModuleViewProps = {
  module: Shown<Module>;
  /** The heading's id. */
  anchor: string;
  /** Heading level. */
  level: 2 | 3;
};

/** A content block (S3.9): text, text beside an image, or a playlist. */
function ModuleView({ module, anchor, level }: ModuleViewProps) {
  switch (module.template) {
    case 'text':
      return <Words module={module} anchor={anchor} level={level} isAlone />;
    case 'text-image':
      return (
        <div className={styles.room}>
          <div className={styles.beside} data-at-once data-image={module.content.image_position}>
            <ModulePicture content={module.content} />
            <Words module={module} anchor={anchor} level={level} />
          </div>
        </div>
      );
    case 'playlist':
      return <PlaylistModule module={module} anchor={anchor} level={level} />;
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

function Words({ module: { content, lang }, anchor, level, isAlone = false }: ModuleViewProps & { isAlone?: boolean }) {
  const foreign = useForeignLang(lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.words} data-alone={(isAlone && level === 2 && content.title !== '') || undefined}>
      {content.title !== '' && (
        <Heading id={anchor} lang={foreign}>
          {content.title}
        </Heading>
      )}
      <Prose html={content.copy} lang={lang} />
    </section>
  );
}

function PlaylistModule({ module: { content, lang }, anchor, level }: ModuleViewProps) {
  const foreign = useForeignLang(lang);
  const [playlist] = content.playlist;
  if (!playlist) return null;
  if (content.title === '') return <PlaylistTeaser playlist={playlist} size="l" level={level} />;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.playlist}>
      <Heading id={anchor} lang={foreign}>
        {content.title}
      </Heading>
      <PlaylistTeaser playlist={playlist} size="l" level={3} />
    </section>
  );
}
