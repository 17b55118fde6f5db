import { categoryGroups, sectionOf, type Section } from '#paths/categories.ts';
import { PageSection } from '#ui/section.tsx';
import { useTexts } from '#ui/site.tsx';
import { fail, ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { Playlist, PlaylistRef, Video } from '../../contract.ts';
import { pageTexts } from '../../page-texts.ts';
import { catalogTexts } from '../../texts.ts';
import { CategoryDoor } from './category-door.tsx';
import { PageTop } from '../page-top.tsx';
import { NewTeaser, TrendingTeaser } from '../shelf-teasers.tsx';
import styles from '../pages.module.css';
import type { CatalogCall } from '../catalog-call.ts';

/** Minimum number of entries for a row with a heading. */
const leastOfRow = 3;

/** The most viewed videos of a section, from the site's trending list. */
export function trendingIn(section: Section, trending: readonly Video[]): readonly Video[] {
  const isHere = ({ category }: Pick<PlaylistRef, 'category'>) => category !== null && sectionOf(category) === section;
  return atLeast(trending.filter(({ playlists }) => playlists.some(isHere)));
}

const atLeast = <Entry,>(entries: readonly Entry[]): readonly Entry[] => (entries.length < leastOfRow ? [] : entries);

type SectionPageProps = {
  section: Section;
  intro: string;
  /** Its newest playlists. */
  newest: readonly Playlist[];
  /** The most viewed videos of the whole site. */
  trending: readonly Video[];
};

/** /gesundheit and /wohlfuehlen (S2.10): links to the categories by group (S2.23), then new and popular content. */
export function SectionPage({ section, intro, newest, trending }: SectionPageProps) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts).sections[section];
  return (
    <div className={styles.page} data-hue={section}>
      <PageTop title={t.sections[section].title} intro={intro} />
      {categoryGroups[section].map(({ group, categories }, groupIndex) => (
        <PageSection key={group} title={t.groups[group]}>
          <ul className={styles.doors} data-at-once data-pairs>
            {categories.map((category, index) => (
              <li key={category}>
                <CategoryDoor category={category} first={groupIndex === 0 && index === 0} />
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <NewTeaser playlists={atLeast(newest)} title={words.newest} />
      <TrendingTeaser videos={trendingIn(section, trending)} title={words.trending} />
    </div>
  );
}

/** Number of playlists in a section's row of new ones. */
const newestInSection = 8;

const page = (section: Section) =>
  sitePage({
    theme: section === 'feelgood' ? 'feelgood' : 'default',
    load: async ({ api }: CatalogCall) => {
      const [newest, trending, said] = await Promise.all([
        api.playlists({ section, sort: 'new', perPage: newestInSection }),
        api.videos({ sort: 'trending' }),
        api.intro({ page: section }),
      ]);
      if (!newest.ok || !trending.ok || !said.ok) return fail('not-found');
      return ok({ newest: newest.value.data, trending: trending.value.data, ...said.value.data });
    },
    page: ({ data }) => <SectionPage section={section} {...data} />,
    head: ({ intro }, { locale }) => ({
      title: catalogTexts[locale].sections[section].title,
      description: intro,
    }),
  });

export const pages = { health: page('health'), feelgood: page('feelgood') };
