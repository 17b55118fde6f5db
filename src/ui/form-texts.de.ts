/** Texts of the form, popup and upload parts. */
export const de = {
  required: 'Mit * markierte Angaben brauchen wir.',
  pleaseChoose: 'Bitte wählen',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  checkThese: (fields: number): string => (fields === 1 ? 'Bitte prüfe diese Angabe:' : 'Bitte prüfe diese Angaben:'),
  needsScript: 'Dieses Formular braucht JavaScript. Schalte es bitte in Deinem Browser ein.',

  close: 'Schließen',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',

  errorTitle: 'Es ist ein Fehler aufgetreten.',
  unexpectedError: (status: number) => `Ein unerwarteter Fehler ist aufgetreten. (Code ${status})`,
  unexpectedHelp: 'Das liegt an uns. Versuch es in ein paar Minuten noch einmal.',
  sessionEnded: (status: number) => `Deine Sitzung ist abgelaufen. (Code ${status})`,
  sessionHelp:
    'Lade die Seite neu und melde Dich wenn nötig wieder an. Was Du gerade eingegeben hast, kopierst Du am besten vorher.',
  requestId: 'Vorgangsnummer',
  reload: 'Seite neu laden',
  accountUnknown: 'Der Account existiert nicht.',
  currentPasswordWrong: 'Das aktuelle Passwort ist falsch.',
  usernameNoEmail: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',

  upload: {
    chooseImage: 'Bild auswählen',
    chooseOther: 'Anderes Bild',
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
