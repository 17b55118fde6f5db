import type { ConceptSource } from './source.ts';

/** Sleep and its disorders. */
export const sleepConcepts: readonly ConceptSource[] = [
  {
    key: 'schlafstoerung',
    kind: 'illness',
    code: 'G47, F51',
    medical: 'Schlafstörung, Insomnie, Hyposomnie, Ein- und Durchschlafstörung, Agrypnie, nichtorganische Insomnie',
    lay:
      'kann nicht schlafen, schlafe schlecht, liege wach, Schlaflosigkeit, schlaflos, wache nachts auf, wälze mich im Bett, ' +
      'nachts wach, kein Schlaf, Schlafprobleme, kann nicht pennen, schlecht gepennt, nicht pennen können, ' +
      'kriege kein Auge zu, mache kein Auge zu, schlafe nicht, wach im Bett, Schlaf finden, schlechter Schlaf, ' +
      'Nächte durch wach, wieso kann ich nicht schlafen, was tun gegen Schlaflosigkeit, wache dauernd auf',
    regional:
      'cha nöd schlafe, kann ned schlafn, koan Schlaf, i schlof schlecht, kann nich pennen, kann ned schlofn, ' +
      'i kann ned schlofn, kann ned einschlofn, nid schlafe, cha nid schlafe, chan nöd schlafe, koa Aug zua, ' +
      'net schlofa kenna, kann nich slapen, nich slapen, net schlafe kinne',
    older: 'Schlaflosigkeit der Nerven, schlummerlos, kein Auge zutun, Schlafnot, schlechte Nächte, wach liegen',
    youth: 'Insomnia, sleepless, kein Sleep, kann nicht sleepen, Schlaf fucked, Sleep Issues',
    english:
      "insomnia, can't sleep, sleep disorder, trouble sleeping, cant sleep, cannot sleep, sleepless nights, " +
      'sleeping problems, awake at night',
    simple: 'nicht gut schlafen',
    near: 'schlafhygiene, schlafmittel, gruebeln',
  },
  {
    key: 'einschlafstoerung',
    kind: 'sign',
    medical: 'Einschlafstörungen, verlängerte Einschlaflatenz',
    lay:
      'Einschlafstörung, kann nicht einschlafen, schlafe nicht ein, liege stundenlang wach, Einschlafprobleme, ' +
      'wie schlafe ich ein, warum kann ich nicht einschlafen, abends nicht einschlafen, liege ewig wach, ' +
      'Kopf gibt keine Ruhe, einschlafen können',
    regional: 'ischlofe goht nöd, kann ned einschlafn, nöd iischlafe',
    english: "can't fall asleep, trouble falling asleep, how to fall asleep, can't get to sleep",
    broader: 'schlafstoerung',
  },
  {
    key: 'durchschlafstoerung',
    kind: 'sign',
    medical: 'Durchschlafstörungen',
    lay:
      'Durchschlafstörung, kann nicht durchschlafen, wache ständig auf, um drei Uhr wach, nachts aufwachen, ' +
      'jede Nacht wach um drei, wache nachts auf, wache um drei Uhr auf, nachts um drei wach, um 3 Uhr wach, ' +
      'mitten in der Nacht wach, nachts ständig wach, nachts wach und kann nicht mehr einschlafen, Wolfsstunde, ' +
      'halb vier wach',
    english: "waking up at night, waking up at 3am, can't stay asleep, wake up at 3am, keep waking up",
    broader: 'schlafstoerung',
  },
  {
    key: 'fruehes-erwachen',
    kind: 'sign',
    medical: 'Früherwachen, terminale Insomnie',
    lay: 'frühes Erwachen, wache zu früh auf, morgens um vier wach, kann morgens nicht mehr schlafen',
    older: 'senile Bettflucht',
    english: 'waking too early',
    broader: 'schlafstoerung',
    signOf: 'depression',
  },
  {
    key: 'nicht-erholsamer-schlaf',
    kind: 'sign',
    medical: 'unerholsamer Schlaf',
    lay:
      'nicht erholsamer Schlaf, morgens wie gerädert, trotz Schlaf müde, unausgeschlafen, nicht ausgeschlafen, ' +
      'schlafe genug trotzdem müde',
    regional: 'wie grädert, ned ausgschlafa',
    older: 'wie zerschlagen',
    english: 'unrefreshing sleep, tired despite sleeping',
    near: 'muedigkeit',
    signOf: 'schlafapnoe',
  },
  {
    key: 'schlafapnoe',
    kind: 'illness',
    code: 'G47.3',
    medical: 'Schlafapnoe, obstruktive Schlafapnoe, OSAS, Schlafapnoe-Syndrom',
    lay:
      'Atemaussetzer im Schlaf, Atemaussetzer nachts, Luft anhalten im Schlaf, Partner hört auf zu atmen, ' +
      'nachts nach Luft schnappen',
    english: 'sleep apnea, sleep apnoea, stop breathing at night',
    near: 'schnarchen, cpap-therapie, tagesmuedigkeit',
  },
  {
    key: 'schnarchen',
    kind: 'sign',
    code: 'R06.5',
    medical: 'Rhonchopathie, Rhonchopathia, habituelles Schnarchen',
    lay:
      'Schnarchen, schnarche, Mann schnarcht, laut schnarchen, Partner schnarcht, Schnarcher, sägt nachts, schnarche laut, ' +
      'Schnarchen loswerden',
    regional: 'Ratzen, Schnorcheln, schnarcha, schnarchle, schnorchn, sägen im Schlaf',
    english: 'snoring, snore, partner snores',
    simple: 'laut atmen beim Schlafen',
    near: 'schlafapnoe',
  },
  {
    key: 'tagesmuedigkeit',
    kind: 'sign',
    medical: 'Hypersomnie, exzessive Tagesschläfrigkeit, Sekundenschlaf',
    lay:
      'Tagesmüdigkeit, tagsüber müde, Sekundenschlaf am Steuer, nicke ein, schlafe vor dem Fernseher ein, ' +
      'nicke tagsüber ein, tagsüber einnicken',
    english: 'daytime sleepiness, falling asleep during the day',
    near: 'muedigkeit, narkolepsie',
    signOf: 'schlafapnoe',
  },
  {
    key: 'narkolepsie',
    kind: 'illness',
    code: 'G47.4',
    medical: 'Narkolepsie, Kataplexie, Narkolepsie mit Kataplexie',
    lay: 'Schlafsucht, schlafe plötzlich ein',
    english: 'narcolepsy',
    near: 'tagesmuedigkeit',
  },
  {
    key: 'albtraeume',
    kind: 'sign',
    code: 'F51.5',
    medical: 'Albtraumstörung, Alpträume',
    lay: 'Albträume, schlecht träumen, Alptraum, schlimme Träume, böse Träume',
    regional: 'schlecht draamt',
    older: 'Nachtmahr, Alpdrücken',
    english: 'nightmares, bad dreams',
    near: 'posttraumatische-belastungsstoerung',
  },
  {
    key: 'nachtschreck',
    kind: 'illness',
    medical: 'Pavor nocturnus, Nachtangst',
    lay: 'Nachtschreck, Kind schreit im Schlaf, Kind schreit nachts, nachts schreiend aufwachen',
    english: 'night terrors, child screams at night',
    near: 'albtraeume, schlafwandeln',
  },
  {
    key: 'schlafwandeln',
    kind: 'illness',
    code: 'F51.3',
    medical: 'Somnambulismus, Noktambulismus',
    lay: 'Schlafwandeln, läuft nachts herum, schlafwandelt, im Schlaf laufen',
    older: 'Mondsucht, mondsüchtig',
    english: 'sleepwalking',
    near: 'nachtschreck',
  },
  {
    key: 'schlaflaehmung',
    kind: 'illness',
    medical: 'Schlaflähmung, Schlafparalyse',
    lay: 'wach und kann mich nicht bewegen, Aufwachen und gelähmt',
    youth: 'Sleep Paralysis',
    english: 'sleep paralysis',
    near: 'albtraeume',
  },
  {
    key: 'sprechen-im-schlaf',
    kind: 'sign',
    medical: 'Somniloquie, REM-Schlaf-Verhaltensstörung',
    lay: 'Sprechen im Schlaf, redet im Schlaf, schlägt im Schlaf um sich, sprechen im Traum',
    english: 'talking in sleep, sleep talking',
    near: 'schlafwandeln',
  },
  {
    key: 'jetlag',
    kind: 'illness',
    medical: 'Zeitzonenwechsel-Syndrom',
    lay: 'Jetlag, Zeitverschiebung, müde nach Langstreckenflug, Zeitumstellung Flug',
    english: 'jet lag',
    misspelled: 'Dschetläg',
    near: 'schlafstoerung',
  },
  {
    key: 'zeitumstellung',
    kind: 'situation',
    medical: 'Schlafphasenverschiebung, circadiane Schlafstörung, zirkadiane Rhythmusstörung',
    lay:
      'Zeitumstellung, Sommerzeit Umstellung, Mini-Jetlag, innere Uhr durcheinander, Schlafrhythmus kaputt, ' +
      'Tag-Nacht-Rhythmus gestört',
    youth: 'Schlafrhythmus fixen',
    english: 'clock change, daylight saving, circadian rhythm',
    near: 'schlafstoerung, jetlag',
  },
  {
    key: 'schichtarbeitersyndrom',
    kind: 'illness',
    medical: 'Schichtarbeiterschlafstörung, Schichtarbeitersyndrom',
    lay: 'Schichtarbeit Schlaf, nach Nachtschicht nicht schlafen, Schlafen bei Schichtdienst',
    english: 'shift work sleep disorder',
    broader: 'schlafstoerung',
    near: 'schichtarbeit',
  },
  {
    key: 'vollmond-schlaf',
    kind: 'sign',
    lay: 'Schlaf bei Vollmond, schlafe bei Vollmond schlecht, Vollmond, Mondschlaf',
    older: 'Mondnacht schlaflos',
    english: "can't sleep full moon",
    broader: 'schlafstoerung',
  },
];
