import { bilingual } from '#kit/bilingual.ts';

const de = {
  name: 'Bilder der Website',
  help: 'Ein neues Bild steht sofort auf der Website; wer sie gerade gelesen hat, sieht es spätestens nach einer Stunde. Zugeschnitten wird um den Bildmittelpunkt, der unter „Dateien“ gesetzt ist.',
  kinds: {
    start: 'Startseite',
    share: 'Beim Teilen',
    icon: 'Zeichen der Website',
    avatar: 'Bild ohne Profilbild',
    teaser: 'Themen als Kacheln',
    header: 'Themenseiten oben',
  },
  helps: {
    start:
      'Das große Bild neben dem Motto, meist ein Porträt. Es ist auch das Titelbild der Podcasts ohne eigenes Bild. Querformat 4:3, am besten 1280 Pixel breit.',
    share: 'Für Seiten ohne eigenes Bild, wenn jemand sie in einem Netzwerk teilt. Querformat 16:9.',
    icon: 'Steht neben dem Namen der Website, auf dem Reiter im Browser, in Suchmaschinen und auf dem Startbildschirm von Handys. Quadratisch, am besten 512 Pixel breit, mit durchsichtigem Hintergrund (PNG). Auf Geräten, die die Website schon installiert haben, kann es Tage dauern.',
    avatar: 'Für Mitglieder, die kein eigenes Bild haben. Quadratisch, am besten 512 Pixel breit.',
    teaser: 'Auf der Startseite, im Menü und auf den Seiten der beiden Bereiche. Querformat 16:9, am besten 1280 Pixel breit.',
    header: 'Ein breiter Streifen 3:1, am besten 1800 Pixel breit.',
  },
  without: {
    start: 'Auf der Startseite steht dann statt des Bildes eine farbige Fläche.',
    share: 'Beim Teilen gibt es dann kein Bild für Seiten ohne eigenes.',
    icon: 'Dann steht wieder das mitgelieferte Zeichen da.',
    avatar: 'Dann steht wieder die mitgelieferte Zeichnung da.',
    teaser: 'Die Kachel ist dann eine farbige Fläche mit dem Namen des Themas.',
    header: 'Über der Themenseite steht dann eine farbige Fläche.',
  },
  shown: 'Jetziges Bild',
  none: 'Noch kein Bild.',
  placed: 'Das Bild ist gesetzt.',
  remove: 'Bild entfernen',
  reallyRemove: (name: string): string => `Bild entfernen: ${name}?`,
  removed: 'Das Bild ist entfernt.',
};

const en: typeof de = {
  name: 'Pictures of the site',
  help: 'A new picture is on the site at once; whoever has just read it sees it after an hour at the latest. It is cropped around the focal point that is set under “Files”.',
  kinds: {
    start: 'Start page',
    share: 'When shared',
    icon: 'Icon of the site',
    avatar: 'Without a profile picture',
    teaser: 'Topics as tiles',
    header: 'Top of topic pages',
  },
  helps: {
    start:
      'The large picture beside the motto, mostly a portrait. It is also the cover of podcasts without a picture of their own. Landscape 4:3, best 1280 pixels wide.',
    share: 'For pages without a picture of their own when somebody shares them in a network. Landscape 16:9.',
    icon: 'Beside the name of the site, on the tab of the browser, in search engines and on the home screen of phones. Square, best 512 pixels wide, with a transparent background (PNG). Devices that have installed the site may take days.',
    avatar: 'For members without a picture of their own. Square, best 512 pixels wide.',
    teaser: 'On the start page, in the menu and on the pages of both sections. Landscape 16:9, best 1280 pixels wide.',
    header: 'A wide strip of 3:1, best 1800 pixels wide.',
  },
  without: {
    start: 'The start page then shows a coloured area in place of the picture.',
    share: 'Shared pages without a picture of their own then have none.',
    icon: 'The icon that comes with the site is then back.',
    avatar: 'The drawing that comes with the site is then back.',
    teaser: 'The tile is then a coloured area with the name of the topic.',
    header: 'Above the topic page is then a coloured area.',
  },
  shown: 'Current picture',
  none: 'No picture yet.',
  placed: 'The picture is in its place.',
  remove: 'Remove the picture',
  reallyRemove: (name) => `Remove the picture: ${name}?`,
  removed: 'The picture is removed.',
};

/** The office's texts about the pictures of the site itself. */
export const sitePictureTexts = bilingual(de, en);
