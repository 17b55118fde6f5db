import { Picture } from '#ui/picture.tsx';
import { useForeignLang } from '#ui/site.tsx';
import type { Item, Project } from '../contract.ts';
import { ModuleView } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import pages from './pages.module.css';
import styles from './project-page.module.css';

/** /mein-{presenter}/:slug (S2.9): a project's modules, then its items with theirs. */
export function ProjectPage({ project }: { project: Project }) {
  return (
    <div className={pages.page} data-hue="presenter">
      <PageTop title={project.title} lang={project.lang} intro={project.intro} image={{ src: project.image }} />
      <div className={pages.modules}>
        {project.modules.map((module) => (
          <ModuleView key={module.id} module={module} />
        ))}
        {project.items.map((item) => (
          <ItemView key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}

function ItemView({ item }: { item: Item }) {
  const lang = useForeignLang(item.lang);
  return (
    <section id={item.slug} className={styles.item}>
      <div className={styles.head}>
        <Picture src={item.image} sizes="(max-width: 767px) 92vw, 360px" className={styles.picture} />
        <h2 lang={lang}>{item.title}</h2>
      </div>
      <div className={styles.modules}>
        {item.modules.map((module) => (
          <ModuleView key={module.id} module={module} level={3} />
        ))}
      </div>
    </section>
  );
}
