import { categoryGroups, sectionOf, type Section } from '#paths/categories.ts';
import { PageSection } from '#ui/section.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Playlist, SiteContent, Video } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { CategoryDoor } from './category-door.tsx';
import { PageTop } from './page-top.tsx';
import { NewTeaser, TrendingTeaser } from './shelf-teasers.tsx';
import styles from './pages.module.css';

/** Fewer than this do not make a row worth a heading. */
const leastOfRow = 3;

/** The newest playlists and the most viewed videos of one section, as far as the site content tells them. */
export function rowsOf(section: Section, content: SiteContent): { newest: Playlist[]; trending: Video[] } {
  const isHere = ({ category }: Pick<Playlist, 'category'>) => category !== null && sectionOf(category) === section;
  return {
    newest: atLeast(content.newest.filter(isHere)),
    trending: atLeast(content.trending.filter(({ playlists }) => playlists.some(isHere))),
  };
}

const atLeast = <Entry,>(entries: Entry[]): Entry[] => (entries.length < leastOfRow ? [] : entries);

/** /gesundheit and /wohlfuehlen (S2.10): the categories as doors by group (S2.23), then what is new and much seen. */
export function SectionPage({ section, content }: { section: Section; content: SiteContent }) {
  const t = useTexts(catalogTexts);
  const words = t.sections[section];
  const { newest, trending } = rowsOf(section, content);
  return (
    <div className={styles.page} data-hue={section}>
      <PageTop title={words.title} intro={words.intro} />
      {categoryGroups[section].map(({ group, categories }, groupIndex) => (
        <PageSection key={group} title={t.groups[group]}>
          <ul className={styles.doors} data-pairs>
            {categories.map((category, index) => (
              <li key={category}>
                <CategoryDoor category={category} first={groupIndex === 0 && index === 0} />
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
      <NewTeaser playlists={newest} title={words.newest} />
      <TrendingTeaser videos={trending} title={words.trending} />
    </div>
  );
}
