import { address, choice, defineEntity, id, integer, one, picture, rich, rows, text, words } from '#desk/definition.ts';
import { evidenceGrade } from '../evidence/traits.ts';
import { videoTraits } from '../traits.ts';
import {
  description,
  easyVersion,
  heading,
  look,
  publishedAt,
  review,
  searchedShortid,
  sections,
  tags,
  title,
  trust,
} from './fields.ts';

export const video = defineEntity('video', {
  one: { de: 'Video', en: 'Video' },
  many: { de: 'Videos', en: 'Videos' },
  about: {
    de: 'Ein Video ist ein Film mit seinen Texten. Schreib Titel und Beschreibung und lade dann den Film hoch.',
    en: 'A video is a film with its texts. Write title and description, then upload the film.',
  },
  roles: ['editor'],
  heading,
  title: 'title',
  fields: {
    title,
    topline: text({
      max: 300,
      translated: true,
      searched: true,
      label: { de: 'Zeile über dem Titel', en: 'Line above the title' },
    }),
    description,
    /** Editors' note (S2.46). */
    note: rich({
      max: 20_000,
      nullable: true,
      label: { de: 'Hinweis der Redaktion', en: 'Editors’ note' },
      hint: { de: 'Nur zu sehen, wenn Hinweise eingeschaltet sind.', en: 'Only shown when notes are switched on.' },
    }),
    shortid: searchedShortid,
    published_at: publishedAt,
    /** The clip it plays; a video without one stays a draft. */
    clip: id({ column: 'media_id', section: sections.film, label: { de: 'Film', en: 'Film' } }),
    /** The same film in sign language, shown beside it (S19.6); its access is the video's. */
    sign: id({
      column: 'sign_media_id',
      section: sections.film,
      label: { de: 'Film in Gebärdensprache', en: 'Film in sign language' },
    }),
    /** What is only seen, for readers who do not see it (S19.6). */
    seen: rows(
      {
        start: integer({ required: true, max: 86_400, label: { de: 'Ab Sekunde', en: 'From second' } }),
        text: text({ max: 1000, long: true, required: true, label: { de: 'Was zu sehen ist', en: 'What is seen' } }),
        en: text({ max: 1000, long: true, absent: true, label: { de: 'Englisch', en: 'English' } }),
      },
      {
        max: 200,
        section: sections.film,
        label: { de: 'Bildbeschreibung', en: 'Picture description' },
      },
    ),
    poster: picture({ section: sections.picture, label: { de: 'Standbild', en: 'Poster picture' } }),
    ...look,
    /**
     * The playlist that continues after the video when it was opened without one (S11.8); ignored once the video is no longer in
     * it.
     */
    home: one('playlist', {
      column: 'home_playlist_id',
      section: sections.links,
      label: { de: 'Spielt weiter in', en: 'Goes on in' },
      hint: {
        de: 'Die Playlist, in der das Video weiterläuft, wenn es ohne Playlist geöffnet wird. Zählt, solange das Video in ihr ist.',
        en: 'The playlist in which the video goes on when it was opened without one. It counts as long as the video is in it.',
      },
    }),
    tags,
    ...videoTraits,
    keywords: words({ section: sections.links, label: { de: 'Suchwörter', en: 'Search words' } }),
    ...trust,
    /** Claims made in the film, with what supports them (S15.5). */
    evidence: rows(
      {
        second: integer({
          max: 86_400,
          required: true,
          label: { de: 'Sekunde im Film', en: 'Second in the film' },
          hint: { de: 'Ab hier wird der Beleg eingeblendet; 1:30 ist 90.', en: 'From here the card is shown; 1:30 is 90.' },
        }),
        claim: text({ max: 300, required: true, label: { de: 'Aussage', en: 'Claim' } }),
        en: text({ max: 300, absent: true, label: { de: 'Aussage auf Englisch', en: 'Claim in English' } }),
        grade: evidenceGrade,
        source: text({ max: 300, required: true, label: { de: 'Quelle', en: 'Source' } }),
        url: address({ label: { de: 'Adresse der Quelle', en: 'Address of the source' } }),
      },
      { max: 50, section: sections.trust, label: { de: 'Belege im Film', en: 'Evidence in the film' } },
    ),
  },
  kept: {
    protection: choice(['free', 'exclusive', 'coaching'], {
      label: { de: 'Zugang', en: 'Access' },
      names: {
        de: { free: 'Für alle', exclusive: 'Für Mitglieder', coaching: 'Im Coaching' },
        en: { free: 'For everyone', exclusive: 'For members', coaching: 'In a coaching' },
      },
    }),
    review,
  },
  asked: {
    easy_version: easyVersion,
    tag: one('tag', { label: { de: 'Tag', en: 'Tag' } }),
    playlist: one('playlist', { label: { de: 'Playlist', en: 'Playlist' } }),
  },
  list: [
    { name: 'shortid', minor: true },
    { name: 'protection', minor: true },
    { name: 'review', minor: true, sortable: true },
    { name: 'difficulty', minor: true, sortable: true },
    { name: 'published_at', minor: 'on-phones', sortable: true },
  ],
  unlisted: ['poster'],
  filters: ['protection', 'review', 'difficulty', 'tag', 'playlist', 'easy_version'],
});
