import { detailHeaderImage } from '#paths/files.ts';
import type { RouteName } from '#paths/routes.ts';
import type { CategoryPage, Coaching, Page, Partner, Playlist, Project, Retreat } from '#catalog/contract.ts';
import { pageTexts } from '#catalog/page-texts.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { plainText } from './head-text.ts';
import type { Describing, Head } from './load-call.ts';

type HeadOf<Data> = (data: Data, describing: Describing) => Head;

const section =
  (name: 'health' | 'feelgood'): HeadOf<unknown> =>
  (_, { locale }) => ({ title: catalogTexts[locale].sections[name].title, description: pageTexts[locale].sections[name].intro });

const category: HeadOf<CategoryPage> = (page, { locale }) => ({
  title: catalogTexts[locale].categories[page.category].title,
  description: pageTexts[locale].categoryIntros[page.category],
  image: detailHeaderImage(page.category),
});

const offer: HeadOf<Coaching | Retreat | Project> = ({ title, intro, image }) => ({
  title,
  description: plainText(intro),
  image,
});

const meta: HeadOf<Page> = ({ title, intro }) => ({ title, description: plainText(intro) });

const partners: HeadOf<unknown> = (_, { locale }) => ({
  title: catalogTexts[locale].partners.title,
  description: pageTexts[locale].partners.intro,
});

const partner: HeadOf<Partner> = ({ title, description, image }) => ({ title, description: plainText(description), image });

const presenter: HeadOf<unknown> = (_, { locale, identity }) => ({
  title: identity.presenterName,
  description: pageTexts[locale].presenter.intro,
});

const playlist: HeadOf<Playlist> = ({ title, description, coaching, l_image: image }, { locale }) => ({
  // A coaching and its days are two pages of one title.
  title: coaching ? catalogTexts[locale].videosOf(title) : title,
  description: plainText(description),
  image,
});

/** Title, description and picture of each page of the catalogue. */
export const heads = {
  health: section('health'),
  'health.detail': category,
  feelgood: section('feelgood'),
  'feelgood.detail': category,
  partner: partners,
  'partner.detail': partner,
  presenter,
  'presenter.coaching.detail': offer,
  'presenter.retreat.detail': offer,
  'presenter.detail': offer,
  playlist,
  'meta.imprint': meta,
  'meta.faq': meta,
  'meta.privacy': meta,
  'meta.contact': meta,
  'meta.terms': meta,
  'meta.accessibility': meta,
  'meta.page': meta,
} satisfies Partial<Record<RouteName, HeadOf<never>>>;
