import { bilingual } from '#kit/bilingual.ts';

const de = {
  required: 'Mit * markierte Angaben brauchen wir.',
  pleaseChoose: 'Bitte wählen',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  checkThese: (fields: number): string => (fields === 1 ? 'Bitte prüfe diese Angabe:' : 'Bitte prüfe diese Angaben:'),
  needsScript: 'Dieses Formular braucht JavaScript. Schalte es bitte in Deinem Browser ein, oder lade die Seite noch einmal.',
  needsCookie:
    'Dafür brauchen wir ein Cookie, und Dein Browser nimmt gerade keins an. Erlaube in seinen Einstellungen Cookies für diese Website und schick das Formular noch einmal ab. Was Du eingegeben hast, bleibt solange stehen.',

  close: 'Schließen',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',

  errorTitle: 'Es ist ein Fehler aufgetreten.',
  unexpectedError: (status: number) => `Ein unerwarteter Fehler ist aufgetreten. (Code ${status})`,
  unexpectedHelp: 'Das liegt an uns. Versuch es in ein paar Minuten noch einmal.',
  sessionEnded: (status: number) => `Deine Sitzung ist abgelaufen. (Code ${status})`,
  sessionHelp:
    'Lade die Seite neu und melde Dich wenn nötig wieder an. Was Du gerade eingegeben hast, kopierst Du am besten vorher.',
  maybeDone: {
    password:
      'Vielleicht kam die Änderung noch bei uns an, nur unsere Antwort nicht bei Dir. Melde Dich zuerst mit dem neuen Passwort an. Klappt das nicht, gilt noch das alte.',
    secondFactor:
      'Vielleicht kam das Einschalten noch bei uns an, nur unsere Antwort nicht bei Dir. Dann fragen wir Dich beim Anmelden auch nach einem Code aus Deiner App.',
    deletion:
      'Vielleicht kam das Löschen noch bei uns an, nur unsere Antwort nicht bei Dir. Dann gibt es Dein Konto nicht mehr, und Du musst nichts weiter tun. Ob es so ist, siehst Du, wenn Du Dich anmeldest.',
  },
  requestId: 'Vorgangsnummer',
  reload: 'Seite neu laden',
  accountUnknown: 'Das Konto existiert nicht.',

  upload: {
    chooseImage: 'Bild auswählen',
    dropHere: 'Oder zieh ein Bild hierher.',
    dropSeveralHere: 'Oder zieh sie hierher.',
    imageHint: 'Ein Foto von Deinem Gerät, höchstens 8 MB.',
    cropHint: 'Verschieb den Ausschnitt, bis er passt. Mit der Tastatur geht es mit den Pfeiltasten.',
    preview: 'Ausgewähltes Bild',
    send: 'Hochladen',
    tooLarge: 'Das ausgewählte Profilbild ist größer als 8MB.',
    oneOnly: 'Bitte wähl nur ein Bild aus.',
    noImage: 'Diese Datei ist kein Bild. Nimm bitte ein JPEG, PNG oder WebP.',
    unreadable: 'Dieses Bild lässt sich nicht öffnen. Nimm bitte ein anderes, am besten ein JPEG oder PNG.',
    failed: 'Fehler beim Hochladen',
    stalled: (seconds: number) => `Das Hochladen steht seit ${seconds} Sekunden still und wird abgebrochen.`,
    removed: 'Datei entfernt',
    cancelled: 'Hochladen abgebrochen',
    progress: (name: string) => `${name} wird hochgeladen`,
    percent: (percent: number) => `${percent} %`,
    waiting: 'wartet',
    sent: 'Hochgeladen',
    list: 'Dateien',
    again: 'Erneut versuchen',
    remove: 'Entfernen',
    forFile: (control: string, name: string) => `${control}: ${name}`,
    crop: {
      area: 'Ausschnitt, mit den Pfeiltasten verschieben',
      corner: (corner: 'nw' | 'ne' | 'se' | 'sw') =>
        `Ausschnitt vergrößern oder verkleinern, Ecke ${{ nw: 'oben links', ne: 'oben rechts', se: 'unten rechts', sw: 'unten links' }[corner]}`,
    },
  },
};

export type FormTexts = typeof de;

const en: FormTexts = {
  required: 'We need everything marked with *.',
  pleaseChoose: 'Please choose',
  showPassword: 'Show',
  hidePassword: 'Hide',
  checkThese: () => 'Please check:',
  needsScript: 'This form needs JavaScript. Please turn it on in your browser, or load the page again.',
  needsCookie:
    'This needs a cookie, and your browser does not accept any right now. Please allow cookies for this website in its settings and send the form once more. What you have entered stays here meanwhile.',

  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',

  errorTitle: 'Error occurred',
  unexpectedError: (status) => `An unexpected error has occurred. (Code ${status})`,
  unexpectedHelp: 'This is on our side. Please try again in a few minutes.',
  sessionEnded: (status) => `Your session has expired. (Code ${status})`,
  sessionHelp: 'Reload the page and log in again if need be. Copy first what you have just typed.',
  maybeDone: {
    password:
      'Perhaps your change did reach us, and only our answer did not reach you. Log in with the new password first. If that does not work, the old one still counts.',
    secondFactor:
      'Perhaps it was switched on, and only our answer did not reach you. Then we also ask you for a code of your app when you log in.',
    deletion:
      'Perhaps your account was deleted, and only our answer did not reach you. Then it is gone, and there is nothing left for you to do. You can tell by logging in.',
  },
  requestId: 'Reference',
  reload: 'Reload the page',
  accountUnknown: 'The account does not exist.',

  upload: {
    chooseImage: 'Choose a picture',
    dropHere: 'Or drag one here.',
    dropSeveralHere: 'Or drag them here.',
    imageHint: 'A photo from your device, 8 MB at most.',
    cropHint: 'Move the frame until it fits. With the keyboard, use the arrow keys.',
    preview: 'Chosen picture',
    send: 'Upload',
    tooLarge: 'The chosen profile picture is larger than 8MB.',
    oneOnly: 'Please choose one picture only.',
    noImage: 'This file is not a picture. Please take a JPEG, PNG or WebP.',
    unreadable: 'This picture cannot be opened. Please take another one, best a JPEG or PNG.',
    failed: 'Upload error',
    stalled: (seconds) => `Upload stalled for ${seconds} seconds, aborting.`,
    removed: 'File removed',
    cancelled: 'Upload cancelled',
    progress: (name) => `Uploading ${name}`,
    percent: (percent) => `${percent}%`,
    waiting: 'waiting',
    sent: 'Uploaded',
    list: 'Files',
    again: 'Try again',
    remove: 'Remove',
    forFile: (control, name) => `${control}: ${name}`,
    crop: {
      area: 'Frame, move it with the arrow keys',
      corner: (corner) =>
        `Make the frame larger or smaller, ${{ nw: 'top left', ne: 'top right', se: 'bottom right', sw: 'bottom left' }[corner]} corner`,
    },
  },
};

/** Texts of forms, popups and uploads: apart from `uiTexts`, which is in the first script. */
export const formTexts = bilingual(de, en);
