const link = { network: 'Netzwerk', url: 'Adresse' };

/** Texts of the screens of what the site has once: settings, notes, the tree of tags. */
export const de = {
  settings: {
    name: 'Einstellungen',
    save: 'Speichern',
    saved: 'Gespeichert. Auf der Seite ist es in wenigen Sekunden zu sehen.',
    loading: 'Wird geladen …',
    stale: 'Jemand hat inzwischen eine neuere Fassung gespeichert.',
    reload: 'Neue Fassung laden',
    picks: 'Playlists der Startseite',
    addPick: 'Playlist hinzufügen',
    nothingFound: 'Dazu wurde nichts gefunden.',
    form: {
      one: 'Einstellungen',
      many: 'Einstellungen',
      fields: {
        title: 'Überschrift',
        copy: 'Text',
        enabled: 'Auf der Startseite zeigen',
        social_links: 'Soziale Netzwerke',
        ...link,
        label: 'Beschriftung',
        since: 'Erstes Jahr der Urheberzeile',
        de: 'Deutsch',
        en: 'Englisch',
        name: 'Name',
        lines: 'Anschrift, eine Zeile nach der anderen',
        vat_id: 'Umsatzsteuer-ID',
        email: 'E-Mail',
      },
      options: { network: { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' } },
    },
    sections: {
      notice: 'Hinweis auf der Startseite',
      motto: 'Motto',
      frame: 'Fußzeile',
      credit: 'Agentur',
      seller: 'Wer verkauft',
    },
  },
  notes: {
    name: 'Hinweise',
    create: 'Neuer Hinweis',
    edit: 'Bearbeiten',
    delete: 'Löschen',
    reallyDelete: (title: string): string => `„${title}“ endgültig löschen?`,
    cancel: 'Abbrechen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    deleted: 'Gelöscht.',
    search: 'Suchen',
    nothing: 'Hier gibt es noch nichts.',
    columns: { place: 'Seite', title: 'Text', what: 'Aktionen' },
    form: {
      one: 'Hinweis',
      many: 'Hinweise',
      fields: { place: 'Adresse der Seite, zum Beispiel /gesundheit', copy: 'Text', position: 'Stelle' },
    },
  },
  tree: {
    name: 'Tag-Baum',
    label: 'Tags',
    all: 'Ganze Seite',
    where: 'Bereich',
    used: (videos: number, playlists: number): string =>
      `${videos} ${videos === 1 ? 'Video' : 'Videos'}, ${playlists} ${playlists === 1 ? 'Playlist' : 'Playlists'}`,
    help: 'Pfeiltasten bewegen sich im Baum, Eingabe öffnet den Tag. „Verschieben“ stellt den gewählten Tag unter einen anderen.',
    move: 'Verschieben',
    open: 'Öffnen',
    below: 'Stellen unter',
    top: 'Ganz oben',
    moved: (title: string): string => `${title} ist verschoben.`,
    nothing: 'Hier gibt es noch keine Tags.',
  },
};

export type SiteOfficeTexts = typeof de;
