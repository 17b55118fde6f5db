import type { Module, Playlist, Video } from '../src/catalog/contract.ts';

/* Sample entries for tests. */

export const video = (over: Partial<Video> = {}): Video => ({
  id: over.shortid ?? 'v1',
  shortid: 'v1abc',
  title: 'Was beim Husten hilft',
  topline: 'Atemwege',
  description: '',
  poster: '/storage/poster/v1.jpg',
  list: '/storage/poster/v1.jpg',
  color: '#dde5e0',
  processed: true,
  duration: '12:30',
  search_keywords: '',
  start: null,
  protection: 'free',
  playlists: [],
  partner: null,
  lang: 'de',
  ...over,
});

export const videos = (count: number): Video[] =>
  Array.from({ length: count }, (_, index) => video({ id: `v${index}`, shortid: `vid${index}`, title: `Video ${index}` }));

export const playlist = (over: Partial<Playlist> = {}): Playlist => ({
  id: over.shortid ?? 'p1',
  shortid: 'p1abc',
  slug: 'husten',
  type: 'standard',
  title: 'Husten verstehen',
  title_list: 'Husten',
  title_teaser: 'Endlich durchatmen',
  description: 'Alles über Husten.',
  category: 'krankheiten',
  background: '#cfe6e2',
  xl_type: 'slider',
  l_type: 'normal',
  xl_image: '/storage/playlist/xl.jpg',
  l_image: '/storage/playlist/l.jpg',
  l_image_center: '/storage/playlist/center.jpg',
  m_image: '/storage/playlist/m.jpg',
  s_image: '/storage/playlist/s.jpg',
  processed: true,
  videos: videos(4),
  trailers: [],
  total: 4,
  partners: [],
  tags: [],
  coaching: null,
  coaching_shortid: null,
  download: null,
  download_label: '',
  exclusive: false,
  purchase_status: null,
  lang: 'de',
  ...over,
});

export const playlists = (count: number): Playlist[] =>
  Array.from({ length: count }, (_, index) =>
    playlist({ id: `p${index}`, shortid: `pl${index}`, slug: `liste-${index}`, title: `Liste ${index}` }),
  );

export const bergluft = { slug: 'bergluft', title: 'Bergluft-Stiftung', url: 'https://bergluft.example.org/' };

export const module = (over: Partial<Module['content']> = {}, template: Module['template'] = 'text'): Module => ({
  id: `m-${over.title ?? ''}`,
  template,
  content: {
    title: 'Titel',
    copy: '<p>Text</p>',
    image: '/storage/module/a.jpg',
    image_alt: '',
    image_position: 'left',
    playlist: [],
    video_desktop: '',
    poster_desktop: '',
    ...over,
  },
  lang: 'de',
});
