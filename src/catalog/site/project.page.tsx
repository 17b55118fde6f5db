import { Picture } from '#ui/picture.tsx';
import { useForeignLang } from '#ui/site.tsx';
import { plainText } from '#kit/plain-text.ts';
import { sitePage } from '#ui/page.ts';
import type { Item, Project } from '../contract.ts';
import { hasEasy, useShown } from './easy.tsx';
import { ModuleViews } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import layout from './pages.module.css';
import styles from './project-page.module.css';
import { bySlug, type CatalogCall } from './catalog-call.ts';

/** Its own texts and those of its items. */
const textsOf = ({ easy, modules, items }: Project) => ({
  easy,
  modules: [...modules, ...items.flatMap((item) => item.modules)],
});

/** /mein-{presenter}/:slug (S2.9): a project's modules, then its items with theirs. */
export function ProjectPage({ project }: { project: Project }) {
  const shown = useShown(project);
  return (
    <div className={layout.page} data-hue="presenter">
      <PageTop title={shown.title} lang={shown.lang} intro={shown.intro} image={{ src: project.image }} of={textsOf(project)} />
      <div className={layout.modules}>
        <ModuleViews modules={shown.modules} written={project.modules} />
        {project.items.map((item) => (
          <ItemView key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}

function ItemView({ item: written }: { item: Item }) {
  const item = useShown(written);
  const lang = useForeignLang(item.lang);
  return (
    <section id={item.slug} className={styles.item}>
      <div className={styles.head}>
        <Picture src={item.image} sizes="(max-width: 767px) 92vw, 360px" className={styles.picture} />
        <h2 lang={lang}>{item.title}</h2>
      </div>
      <div className={styles.modules}>
        <ModuleViews modules={item.modules} written={written.modules} level={3} within={item.slug} />
      </div>
    </section>
  );
}

export const pages = {
  'presenter.detail': sitePage({
    load: ({ api, params }: CatalogCall) => bySlug(params.slug, api.project),
    page: ({ data }) => <ProjectPage project={data} />,
    head: (project) => ({
      title: project.title,
      description: plainText(project.intro),
      image: project.image,
      hasEasy: hasEasy(textsOf(project)),
    }),
  }),
};
