import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Row } from '#ui/row.tsx';
import { PageSection } from '#ui/section.tsx';
import { useForeignLang, useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { fail, ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { Coaching, Project, Retreat } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { CoachingCard, RetreatCard } from './offer-cards.tsx';
import { PageTop } from './page-top.tsx';
import cards from './offer-cards.module.css';
import layout from './pages.module.css';
import type { CatalogCall } from './catalog-call.ts';

type PresenterPageProps = {
  projects: readonly Project[];
  coachings: readonly Coaching[];
  retreats: readonly Retreat[];
  intro: string;
};

/** /mein-{presenter} (S2.9): the courses, the retreats, and the presenter's other projects. */
export function PresenterPage({ projects, coachings, retreats, intro }: PresenterPageProps) {
  const t = useTexts(pageTexts);
  const links = useLinks();
  const { presenterName } = useIdentity();
  const isEmpty = [coachings, retreats, projects].every(({ length }) => length === 0);
  return (
    <div className={layout.page} data-hue="presenter">
      <PageTop title={t.presenter.title(presenterName)} intro={isEmpty ? t.presenter.empty : intro} />
      {coachings.length > 0 && (
        <PageSection title={t.presenter.coachings} hue="coaching" more={{ to: links('shop'), label: t.shop }}>
          <Row label={t.presenter.coachings} item="tall">
            {coachings.map((coaching) => (
              <CoachingCard key={coaching.id} coaching={coaching} />
            ))}
          </Row>
        </PageSection>
      )}
      {retreats.length > 0 && (
        <PageSection title={t.presenter.retreats}>
          <Row label={t.presenter.retreats} item="tall">
            {retreats.map((retreat) => (
              <RetreatCard key={retreat.id} retreat={retreat} />
            ))}
          </Row>
        </PageSection>
      )}
      {projects.length > 0 && (
        <PageSection title={t.presenter.projects}>
          <ul className={layout.projects} data-at-once>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  );
}

/** A presenter page as a card. */
function ProjectCard({ project }: { project: Project }) {
  const links = useLinks();
  const lang = useForeignLang(project.lang);
  return (
    <article className={cards.card}>
      <Picture src={project.image} sizes="(max-width: 767px) 92vw, 420px" className={cards.picture} />
      <h3 className={cards.title} lang={lang}>
        <Link to={links('presenter.detail', { slug: project.slug })}>{project.title}</Link>
      </h3>
      {project.intro !== '' && (
        <p className={cards.about} lang={lang}>
          {project.intro}
        </p>
      )}
    </article>
  );
}

export const pages = {
  presenter: sitePage({
    load: async ({ api }: CatalogCall) => {
      const [projects, coachings, retreats, said] = await Promise.all([
        api.projects({}),
        api.coachings({}),
        api.retreats({}),
        api.intro({ page: 'presenter' }),
      ]);
      if (!projects.ok || !coachings.ok || !retreats.ok || !said.ok) return fail('not-found');
      return ok({
        projects: projects.value.data,
        coachings: coachings.value.data,
        retreats: retreats.value.data,
        ...said.value.data,
      });
    },
    page: ({ data }) => <PresenterPage {...data} />,
    head: ({ intro }, { identity }) => ({
      title: identity.presenterName,
      description: intro,
    }),
  }),
};
