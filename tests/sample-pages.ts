import type {
  CategoryPage,
  Coaching,
  LetterSection,
  Page,
  Partner,
  Project,
  Retreat,
  SiteContent,
} from '../src/catalog/contract.ts';
import { siteTexts } from '../src/catalog/sitewide/texts.ts';
import { bergluft, module, playlists, videos } from './sample-entries.ts';

/* Sample page data for tests. */

const offer = {
  id: 'o1',
  shortid: 'schlaf30',
  slug: 'besser-schlafen',
  title: 'Besser schlafen',
  intro: 'Ruhige Nächte.',
  stripe_name: 'Mondschein',
  stripe_price_value: 4900,
  vat_percent: 19,
  on_sale: true,
  bulletpoints: '<ul><li>30 Videos</li></ul>',
  image: '/storage/coaching/a.jpg',
  image_tall: '/storage/coaching/a_tall.jpg',
  modules: [],
  lang: 'de',
} as const;

export const coaching = (over: Partial<Coaching> = {}): Coaching => ({
  ...offer,
  modules: [module({ title: 'Für wen' }, 'text-image'), module({ title: 'Fragen' })],
  type: 'coaching',
  needs_address: false,
  awaits_approval: false,
  zfu_number: '',
  contraindications: '',
  days: 30,
  playlist: null,
  videos: videos(30),
  trailers: [],
  ...over,
});

export const retreat = (over: Partial<Retreat> = {}): Retreat => ({
  ...offer,
  modules: [],
  type: 'retreat',
  slug: 'allgaeu',
  place: 'Allgäu',
  starts_on: '2027-03-12',
  ends_on: '2027-03-15',
  places_left: null,
  ...over,
});

export const partner = (over: Partial<Partner> = {}): Partner => ({
  id: 'pa1',
  ...bergluft,
  description: 'Für gesunde Lungen.',
  image: '/storage/partner/a.jpg',
  playlists: [],
  modules: [],
  lang: 'de',
  ...over,
});

export const project = (over: Partial<Project> = {}): Project => ({
  id: 'pr1',
  slug: 'ueber-mich',
  title: 'Über mich',
  intro: 'Hausarzt.',
  image: '/storage/project/a.jpg',
  modules: [module({ title: 'Warum' })],
  items: [{ id: 'i1', slug: 'weg', title: 'Mein Weg', image: '', modules: [module({ title: 'Vom Zuhören' })], lang: 'de' }],
  lang: 'de',
  ...over,
});

export const page = (over: Partial<Page> = {}): Page => ({
  id: 'pg1',
  slug: 'faq',
  title: 'Häufige Fragen',
  intro: '',
  modules: [module({ title: 'Was kostet das?' }), module({ title: 'Wer spricht?' })],
  lang: 'de',
  ...over,
});

export const section = (letter: string, count: number): LetterSection => ({
  letter,
  total: count,
  playlists: playlists(count > 4 ? 2 : count),
  links:
    count > 4
      ? Array.from({ length: count - 2 }, (_, index) => ({
          slug: `l-${index}`,
          title_list: `Eintrag ${index}`,
          lang: 'de' as const,
        }))
      : [],
});

export const categoryPage = (over: Partial<CategoryPage> = {}): CategoryPage => ({
  category: 'krankheiten',
  letters: ['a', 'h'],
  tags: [
    { id: 't1', slug: 'haut', title: 'Haut', lang: 'de' },
    { id: 't2', slug: 'herz', title: 'Herz', lang: 'de' },
  ],
  letter: null,
  tag: null,
  page: 1,
  pages: 1,
  total: 3,
  sections: [section('a', 2), section('h', 1)],
  ...over,
});

export const content = (over: Partial<SiteContent> = {}): SiteContent => ({
  notice: null,
  motto: { text: '', lang: 'de' },
  texts: siteTexts.de.start,
  playlists: [],
  newest: [],
  videos: [],
  trending: [],
  tags: [],
  partners: [],
  dailies: [],
  yogaDailies: [],
  highlights: [],
  exclusive: [],
  coachings: [],
  retreats: [],
  ...over,
});
