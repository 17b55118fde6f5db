import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  name: 'Chatbot',
  none: 'Noch gibt es keinen Chatbot; die Startseite kommt ohne ihn aus. Er braucht einen Namen, einen Satz vor der ersten Nachricht und zwei Varianten des Gesprächs, von denen Leser:innen zufällig eine sehen.',
  loading: 'Wird geladen …',
  save: 'Speichern',
  saved: 'Gespeichert. Auf der Seite ist es in wenigen Sekunden zu sehen.',
  reload: 'Neue Fassung laden',
  variant: (n: number): string => `Variante ${n + 1}`,
  variants: 'Variante',
  persona: 'Wer spricht',
  english: (label: string): string => `${label} (Englisch)`,
  personaForm: {
    one: 'Wegweiser',
    many: 'Wegweiser',
    fields: { name: 'Name', picture: 'Bild', disclaimer: 'Vor der ersten Nachricht' },
    hints: { picture: 'Steht klein neben dem Namen, quadratisch zugeschnitten. Ohne Bild steht dort die Zeichnung der Website.' },
  },
  start: 'Beginnt mit dem Schritt',
  problems: 'Was noch nicht stimmt',
  noProblems: 'Hier stimmt alles.',
  count: (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  grave: 'verhindert das Speichern',
  whole: 'Allgemein',
  addNode: 'Neuer Schritt',
  removeNode: (id: string): string => `Schritt ${quotedDe(id)} löschen`,
  node: (id: string): string => `Schritt ${quotedDe(id)}`,
  nodes: 'Schritte',
  graph: 'Landkarte des Gesprächs',
  graphControls: { all: 'Landkarte bedienen', in: 'Größer', out: 'Kleiner', fit: 'Ganz zeigen' },
  graphHint: 'Zur Übersicht. Alles lässt sich in der Liste der Schritte bearbeiten.',
  fields: {
    id: 'Name des Schritts',
    content: 'Sagt',
    answers: 'Antworten',
    next: 'Führt zu',
    type: 'Art',
    url: 'Adresse',
    urlLabel: 'Beschriftung der Adresse',
    eventId: 'Ereignis',
    eventLabel: 'Beschriftung des Ereignisses',
    playlist: 'Playlist (Slug)',
    playlistLabel: 'Beschriftung der Playlist',
    video: 'Video (Kurzkennung)',
    videoLabel: 'Beschriftung des Videos',
    tracked: 'Zeigt nur den Weg, darf gezählt werden',
  },
  hints: {
    content: 'Eine leere Zeile beginnt eine neue Nachricht.',
    answers: 'Eine je Zeile; ein senkrechter Strich | trennt andere Schreibweisen derselben Antwort.',
    next: 'Ein Schritt je Zeile, in der Reihenfolge der Antworten',
    tracked:
      'Nur ankreuzen, wenn hier nichts über Beschwerden, Gefühle oder Gesundheit gefragt oder gesagt wird. Gezählt wird eine Antwort nur, wenn auch der Schritt angekreuzt ist, zu dem sie führt.',
  },
  types: { '': 'Gespräch', event: 'Ereignis', redirect: 'Sprung' },
  more: 'Wege und Sprünge',
  try: {
    heading: 'Ausprobieren',
    begin: 'Von vorn beginnen',
    done: 'Das Gespräch ist zu Ende.',
    stopped: 'Hier käme das Gespräch nicht weiter.',
    said: 'Wegweiser:',
    answered: 'Leser:in:',
  },
};

export type GuideOfficeTexts = typeof de;

const en: GuideOfficeTexts = {
  name: 'Chatbot',
  none: 'There is no chatbot yet; the start page does without. It needs a name, a sentence before the first message, and two variants of the conversation, of which readers see one at random.',
  loading: 'Loading …',
  save: 'Save',
  saved: 'Saved. It will appear on the site within a few seconds.',
  reload: 'Load the newer version',
  variant: (n) => `Variant ${n + 1}`,
  variants: 'Variant',
  persona: 'Who speaks',
  english: (label) => `${label} (English)`,
  personaForm: {
    one: 'Guide',
    many: 'Guide',
    fields: { name: 'Name', picture: 'Picture', disclaimer: 'Before the first message' },
    hints: { picture: 'Stands small beside the name, cropped to a square. Without one the drawing of the site stands there.' },
  },
  start: 'Begins with the step',
  problems: 'What still needs fixing',
  noProblems: 'All is well here.',
  count: (n) => (n === 1 ? '1 item' : `${n} items`),
  grave: 'prevents saving',
  whole: 'General',
  addNode: 'New step',
  removeNode: (id) => `Delete step ${quotedEn(id)}`,
  node: (id) => `Step ${quotedEn(id)}`,
  nodes: 'Steps',
  graph: 'Map of the conversation',
  graphControls: { all: 'Controls of the map', in: 'Zoom in', out: 'Zoom out', fit: 'Show all of it' },
  graphHint: 'For an overview. Everything can be edited in the list of steps.',
  fields: {
    id: 'Name of the step',
    content: 'Says',
    answers: 'Answers',
    next: 'Leads to',
    type: 'Type',
    url: 'Address',
    urlLabel: 'Label of the address',
    eventId: 'Event',
    eventLabel: 'Label of the event',
    playlist: 'Playlist (slug)',
    playlistLabel: 'Label of the playlist',
    video: 'Video (short ID)',
    tracked: 'Only shows the way, may be counted',
    videoLabel: 'Label of the video',
  },
  hints: {
    tracked:
      'Tick this only where nothing is asked or said about symptoms, feelings or health. An answer is counted only if the step it leads to is ticked too.',
    content: 'An empty line begins a new message.',
    answers: 'One per line; a vertical bar | separates other ways to write the same answer.',
    next: 'One step per line, in the order of the answers',
  },
  types: { '': 'Conversation', event: 'Event', redirect: 'Jump' },
  more: 'Links and jumps',
  try: {
    heading: 'Try it',
    begin: 'Start again',
    done: 'The conversation has ended.',
    stopped: 'The conversation would get stuck here.',
    said: 'Guide:',
    answered: 'Reader:',
  },
};

/** Texts of the guide editor. */
export const guideTexts = bilingual(de, en);

/** The label of the field of a problem; English ones begin with `en.`. Null for what concerns no field alone. */
export function labelOfField(t: GuideOfficeTexts, field: string | null, isPersona: boolean): string | null {
  const name = field?.replace(/^en\./, '') ?? '';
  const labels: Readonly<Record<string, string>> = isPersona ? t.personaForm.fields : { ...t.fields, start: t.start };
  const label = labels[name];
  return label === undefined ? null : field === name ? label : t.english(label);
}
