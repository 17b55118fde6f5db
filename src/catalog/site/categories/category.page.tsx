import { categoryLink } from '#paths/routes.ts';
import { useNavigate, useNavigation } from 'react-router';
import { headless, isCategory, sectionOf, type Section } from '#paths/categories.ts';
import { detailHeaderImage } from '#paths/files.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { fail, ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import { Slice } from '#ui/slice.tsx';
import type { CategoryPage } from '../../contract.ts';
import { pageTexts } from '../../page-texts.ts';
import { catalogTexts } from '../../texts.ts';
import { FilterBox } from './filter-box.tsx';
import { Follow } from '../follow.tsx';
import { LetterSection } from './letter-section.tsx';
import { filterQuery, type CategoryFilter } from './letters.ts';
import { PageTop } from '../page-top.tsx';
import { Pager } from './pager.tsx';
import layout from '../pages.module.css';
import styles from './category.module.css';
import type { CatalogCall } from '../catalog-call.ts';

/** A category page (S2.24): header image, title, intro, filter box, playlists by letter (S2.39, S2.40). */
export function CategoryView({ page, intro }: { page: CategoryPage; intro: string }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const navigate = useNavigate();
  const { category } = page;
  const { title } = t.categories[category];
  const address = categoryLink(links, category);
  const chosen: CategoryFilter = { letter: page.letter, tag: page.tag };
  const image = category === headless ? undefined : { src: detailHeaderImage(category), ratio: '3 / 1' as const };
  const go = (filter: CategoryFilter) => void navigate(`${address}${filterQuery(filter)}`, { preventScrollReset: true });
  return (
    <div className={layout.page} data-hue={sectionOf(category)}>
      <PageTop title={title} intro={intro} image={image} />
      <div className={layout.edge}>
        <FilterBox page={page} action={address} onChange={go} />
        <Results page={page} />
        {page.sections.map((section) => (
          <Slice key={section.letter}>
            <LetterSection section={section} allTo={`${address}${filterQuery({ letter: section.letter, tag: page.tag })}`} />
          </Slice>
        ))}
        {page.sections.length === 0 && <Empty page={page} address={address} />}
        <Pager page={page.page} pages={page.pages} to={(number) => `${address}${filterQuery(chosen, number)}`} />
      </div>
      <Follow page={address} />
    </div>
  );
}

/** The number of results: visible, and announced after each change of the filter. */
function Results({ page }: { page: CategoryPage }) {
  const t = useTexts(pageTexts);
  const isLoading = useNavigation().state === 'loading';
  const tag = page.tags.find(({ slug }) => slug === page.tag)?.title ?? page.tag;
  const what = tag && page.letter ? t.filter.both(tag, page.letter) : t.filter.quoted(tag ?? page.letter?.toUpperCase() ?? '');
  return (
    <output className={styles.results} aria-busy={isLoading || undefined}>
      {tag || page.letter ? t.filter.resultsFor(page.total, what) : t.filter.results(page.total)}
    </output>
  );
}

function Empty({ page, address }: { page: CategoryPage; address: string }) {
  const t = useTexts(pageTexts);
  const links = useLinks();
  const isFiltered = page.letter !== null || page.tag !== null;
  return (
    <section className={styles.empty}>
      <h2>{t.emptyCategory.title}</h2>
      <p>{isFiltered ? t.emptyCategory.filtered : t.emptyCategory.unfiltered}</p>
      {isFiltered ? (
        <ButtonLink to={address}>{t.filter.reset}</ButtonLink>
      ) : (
        <ButtonLink to={links(sectionOf(page.category))}>{t.emptyCategory.others}</ButtonLink>
      )}
    </section>
  );
}

const category = (section: Section) =>
  sitePage({
    theme: section === 'feelgood' ? 'feelgood' : 'default',
    load: async ({ api, params, query }: CatalogCall) => {
      const slug = params.category ?? '';
      if (!isCategory(slug) || sectionOf(slug) !== section) return fail('not-found');
      const [page, said] = await Promise.all([api.categoryPage({ category: slug, ...query }), api.intro({ page: slug })]);
      if (!page.ok) return page;
      return said.ok ? ok({ page: page.value.data, ...said.value.data }) : said;
    },
    page: ({ data }) => <CategoryView {...data} />,
    head: ({ page, intro }, { locale }) => ({
      title: catalogTexts[locale].categories[page.category].title,
      description: intro,
      image: detailHeaderImage(page.category),
      // A filtered view of the canonical page, or one without anything to find (S17.2).
      isUnlisted: page.letter !== null || page.tag !== null || page.page > 1 || page.total === 0,
      feeds: ['atom', 'json'],
    }),
  });

export const pages = { 'health.detail': category('health'), 'feelgood.detail': category('feelgood') };
