import type { ConceptSource } from './source.ts';

/** Sleep, smoking, alcohol and media. */
export const habitsConcepts: readonly ConceptSource[] = [
  {
    key: 'schlafhygiene',
    kind: 'wellbeing',
    medical: 'Schlafhygiene, Schlafverhalten',
    lay:
      'besser schlafen, gut schlafen, Schlaftipps, guter Schlaf, gesunder Schlaf, Schlaf verbessern, tief schlafen, ' +
      'Schlafzimmer, durchschlafen, wie schlafe ich besser, Tipps zum Schlafen, Schlafumgebung, gut schlafen Tipps, ' +
      'was hilft beim Schlafen',
    regional: 'guat schlofn, guet schlafe, bessr schlofa',
    older: 'Nachtruhe, geruhsamer Schlaf',
    youth: 'Sleep Routine, Schlafroutine, Sleepmaxxing',
    english: 'sleep hygiene, better sleep, sleep well, sleep tips, good sleep, how to sleep better, bedroom for sleep',
    broader: 'gesunde-lebensweise',
    near: 'schlafstoerung, einschlafhilfen, innere-uhr, mittagsschlaf',
  },
  {
    key: 'einschlafhilfen',
    kind: 'wellbeing',
    medical: 'Einschlafhilfen, Einschlafrituale',
    lay: 'schnell einschlafen, besser einschlafen, Einschlafritual, Schäfchen zählen, Einschlafmusik, was hilft beim Einschlafen',
    regional: 'eischlofa, iischlafe',
    older: 'Schlaftrunk',
    youth: 'ASMR, White Noise, Weißes Rauschen',
    english: 'fall asleep faster, help falling asleep, bedtime routine',
    near: 'schlafhygiene, schlafstoerung, atemuebungen',
  },
  {
    key: 'schlafdauer',
    kind: 'wellbeing',
    medical: 'Schlafdauer, Schlafbedarf, Schlafphasen, Tiefschlaf, REM-Schlaf',
    lay:
      'wie viel Schlaf, acht Stunden Schlaf, Schlafzyklus, zu wenig Schlaf, wie viele Stunden Schlaf, wie lange schlafen, ' +
      'wie viel Schlaf braucht man, reichen 6 Stunden Schlaf, Stunden Schlaf',
    regional: 'Schlof',
    youth: 'Schlaftracker',
    english: 'how much sleep, sleep duration, sleep cycle, deep sleep, sleep, hours of sleep',
    near: 'schlafhygiene, schlafmangel',
  },
  {
    key: 'mittagsschlaf',
    kind: 'wellbeing',
    medical: 'Mittagsschlaf, Kurzschlaf',
    lay: 'Nickerchen, Mittagspause schlafen, Schläfchen',
    regional: 'Schläfle, Nickerl, Pfüsi, Middachsschläfche',
    older: 'Mittagsruhe, ein Auge zutun',
    youth: 'Powernap, Power-Nap',
    english: 'nap, power nap, afternoon nap, siesta',
    near: 'schlafhygiene, tagesmuedigkeit',
  },
  {
    key: 'schlafposition',
    kind: 'wellbeing',
    medical: 'Schlafposition, Schlaflage',
    lay: 'richtig liegen, richtiges Kissen, Kopfkissen, Matratze, Seitenschläfer, Bauchschläfer, falsch gelegen',
    regional: 'Chopfchüssi, Polster im Bett',
    english: 'sleeping position, pillow, mattress, side sleeper',
    near: 'nackenschmerzen, rueckenschmerzen, schlafhygiene',
  },
  {
    key: 'rauchen',
    kind: 'situation',
    medical: 'Tabakkonsum, Nikotinkonsum, Rauchen',
    lay: 'Zigaretten, Zigarette, Raucher, Raucherin, rauche zu viel, Kippe, Kippen, Tabak, Zigarren, Pfeife rauchen',
    regional: 'Tschick, tschicken, Zigi, schlote, Fluppe, quarzen, rauke, paffen, Tschigg',
    older: 'Glimmstängel, Tabakgenuss, Sargnagel, schmauchen',
    youth: 'smoken, barzen, Kippen schnorren',
    english: 'smoking, cigarettes, smoker, tobacco, fags',
    near: 'rauchstopp, nikotinsucht, copd, lungenkrebs',
  },
  {
    key: 'rauchstopp',
    kind: 'wellbeing',
    medical: 'Raucherentwöhnung, Tabakentwöhnung, Rauchstopp, Nikotinentwöhnung',
    lay:
      'mit dem Rauchen aufhören, Rauchen aufhören, Nichtraucher werden, rauchfrei, wie höre ich auf zu rauchen, ' +
      'Rauchen abgewöhnen, wie werde ich rauchfrei, mit dem Qualmen aufhören, aufhören zu qualmen, Zigaretten weg, ' +
      'Kippen aufhören, nicht mehr qualmen, aufhören mit Rauchen, Rauchen loswerden, Vapen aufhören, Dampfen aufhören, ' +
      'mit Vapen aufhören, Rückfall Rauchen, Rauchverlangen, Lust auf Zigarette',
    regional:
      'aufhean mit Raucha, nümme rauche, ufhöre rauche, Tschick aufhörn, tschicken aufhören, aufhörn zum Rauchen, ' +
      'Fluppe aufhören, nimmer rauchn, nid meh rauche',
    older: 'dem Tabak entsagen, Laster ablegen, dem Glimmstängel entsagen, Qualmen lassen',
    youth: 'Kippen sein lassen, nikotinfrei, Vapes aufhören, Vape aufhören, Elfbar aufhören, rauchfrei Challenge',
    english:
      'quit smoking, stop smoking, give up smoking, smoking cessation, quit vaping, stop vaping, stop smoking tips, ' +
      'quitting cigarettes',
    simple: 'nicht mehr rauchen',
    near: 'rauchen, nikotinersatz',
    treats: 'nikotinsucht',
  },
  {
    key: 'e-zigarette',
    kind: 'situation',
    medical: 'E-Zigarette, elektronische Zigarette, Tabakerhitzer',
    lay: 'Vape, E-Shisha, Liquids, elektrisch rauchen',
    youth: 'vapen, Vapes, Elfbar, Einweg-Vape, Snus, Nikotinbeutel',
    english: 'vaping, e-cigarette, nicotine pouches',
    near: 'rauchen, rauchstopp',
  },
  {
    key: 'wasserpfeife',
    kind: 'situation',
    medical: 'Wasserpfeife, Shisha',
    lay: 'Shisha rauchen, Shishabar',
    youth: 'Hookah',
    english: 'water pipe',
    broader: 'rauchen',
  },
  {
    key: 'passivrauchen',
    kind: 'situation',
    medical: 'Passivrauchen, Tabakrauchbelastung',
    lay: 'mitrauchen, andere rauchen, Rauch einatmen, Rauchen bei Kindern',
    english: 'passive smoking, second hand smoke',
    near: 'rauchen',
  },
  {
    key: 'alkoholkonsum',
    kind: 'situation',
    medical: 'Alkoholkonsum, riskanter Alkoholkonsum, Alkohol',
    lay:
      'Alkohol trinken, zu viel Alkohol, Bier, Wein, Schnaps, Feierabendbier, wie viel Alkohol ist ok, Promille, ' +
      'jeden Tag ein Bier',
    regional: 'saufen, Hoibe, Seidl, Schnapserl, picheln, Gspritzter, es Bier, Achterl, Weinderl',
    older: 'Branntwein, Gerstensaft, geistige Getränke, zechen',
    youth: 'Alk, Suff, vorglühen, Vodka, bechern',
    english: 'alcohol, drinking alcohol, beer, wine, units of alcohol, booze, drinking too much',
    near: 'alkoholsucht, kater, alkoholverzicht, leberwerte',
  },
  {
    key: 'alkoholverzicht',
    kind: 'wellbeing',
    medical: 'Alkoholverzicht, Alkoholabstinenz, Konsumreduktion',
    lay:
      'kein Alkohol, alkoholfrei, Dry January, trocken werden, auf Alkohol verzichten, weniger saufen, nichts mehr saufen, ' +
      'weniger Alkohol',
    older: 'Abstinenzler, abstinent',
    youth: 'sober, Sober Curious, nüchtern leben',
    english: 'quit drinking, stop drinking, alcohol free, drink less',
    near: 'alkoholkonsum, alkoholsucht',
  },
  {
    key: 'kater',
    kind: 'situation',
    medical: 'Kater nach Alkohol, Veisalgia, Alkoholintoxikation leicht',
    lay: 'Kater, verkatert, Kopfschmerzen nach Alkohol, zu viel getrunken, Katerfrühstück, Konterbier',
    regional: 'Brummschädel, Katzenjammer, Hoorspitzekatarrh, Schädelweh',
    youth: 'Hangover, hungover',
    english: 'too much to drink',
    near: 'alkoholkonsum, kopfschmerzen',
  },
  {
    key: 'suchtverhalten-alltag',
    kind: 'situation',
    medical: 'Konsumgewohnheiten, Verhaltensgewohnheiten',
    lay: 'Laster, ungesunde Gewohnheiten, schlechte Angewohnheit',
    older: 'Untugend',
    youth: 'Bad Habits, Guilty Pleasure',
    english: 'unhealthy habits',
    near: 'gewohnheiten, rauchen, alkoholkonsum, handynutzung',
  },
  {
    key: 'gewohnheiten',
    kind: 'wellbeing',
    medical: 'Verhaltensänderung, Gewohnheiten, Gewohnheitsbildung',
    lay: 'Gewohnheit ändern, gute Vorsätze, Neujahrsvorsätze, dranbleiben, durchhalten, Disziplin, sich ändern',
    older: 'Gepflogenheit',
    youth: 'Routine, Habits, Morgenroutine',
    english: 'building habits, new year resolutions, self discipline',
    near: 'gesunde-lebensweise, motivation-zum-sport',
  },
  {
    key: 'handynutzung',
    kind: 'situation',
    medical: 'Smartphone-Nutzung, Medienkonsum, Bildschirmzeit',
    lay:
      'zu viel am Handy, immer am Handy, Handy weglegen, Handyzeit, Handy im Bett, Kind am Handy, Internet zu viel, ' +
      'Handy weg, nicht vom Handy wegkommen, zu viel Bildschirm, Handy abends, ständig am Handy, am Handy im Bett, ' +
      'Handy vor dem Schlafen, weniger Handy',
    regional: 'Natel, Telefönle, am Händi hängen, Natel weg, Händi weg, am Handy hockn',
    youth:
      'Screentime, Doomscrolling, TikTok, Social Media, Insta, scrollen, Handysucht, doomscrollen, Doomscrolling im Bett, ' +
      'Bildschirmzeit runter, Scrollen im Bett',
    english: 'screen time, phone use, too much phone, smartphone, phone addiction, phone in bed',
    near: 'mediensucht, handynacken, digital-detox',
  },
  {
    key: 'digital-detox',
    kind: 'wellbeing',
    medical: 'Medienfasten, digitale Abstinenz',
    lay:
      'offline sein, Handyfasten, ohne Handy, Handyverbot, Handy aus, Handypause, Bildschirmpause, mal ohne Handy, ' +
      'Handy ausmachen, Auszeit vom Handy',
    youth: 'Digital Detox, offline, Dopamin-Detox',
    english: 'phone free, phone break',
    broader: 'handynutzung',
    near: 'handynutzung, entspannung',
  },
  {
    key: 'handynacken',
    kind: 'sign',
    medical: 'Handynacken, Überlastung durch Smartphone',
    lay: 'Nacken vom Handy, Handydaumen, Nacken vom Bildschirm, Geiernacken',
    youth: 'Tech Neck',
    english: 'text neck, phone thumb',
    broader: 'nackenschmerzen',
    near: 'handynutzung, nackenuebungen',
  },
  {
    key: 'medien-kinder',
    kind: 'situation',
    medical: 'Mediennutzung bei Kindern, Medienerziehung',
    lay: 'Fernsehen für Kinder, Tablet Kind, Kind schaut zu viel fern, ab wann Handy, Kinder und Bildschirm',
    regional: 'Glotze, Fernsehkastl',
    english: 'screen time for kids, children and tablets, TV for kids',
    near: 'handynutzung, kinder',
  },
  {
    key: 'computerspiele',
    kind: 'situation',
    medical: 'Computerspiele, Videospielnutzung',
    lay: 'Zocken, Computerspiel, Kind zockt nur, Konsole, PC spielen',
    regional: 'zöckle, gamen',
    youth: 'Gaming, Gamer, PS5, Fortnite',
    english: 'video games, computer games',
    near: 'computerspielsucht, handynutzung',
  },
  {
    key: 'bildschirmarbeit',
    kind: 'situation',
    medical: 'Bildschirmarbeit, Bildschirmarbeitsplatz',
    lay:
      'am Computer arbeiten, müde Augen vom Bildschirm, Augen vom Computer, PC Arbeit, zu lange am Computer, ' +
      'den ganzen Tag am Bildschirm',
    youth: 'Screen Fatigue',
    english: 'screen work, computer work, eye strain, tired eyes, screen eyes, eyes burn from screen, tired eyes screen',
    near: 'trockene-augen, arbeitsplatz-ergonomie, langes-sitzen',
  },
  {
    key: 'nachrichtenstress',
    kind: 'situation',
    medical: 'Belastung durch Nachrichten, Nachrichtenvermeidung',
    lay: 'schlechte Nachrichten, Angst vor Krieg, Angst wegen Nachrichten, Weltlage macht Angst, Klimaangst',
    youth: 'News-Overload, Doomscrolling',
    english: 'bad news anxiety, news overload, climate anxiety, fear of war',
    near: 'angststoerung, handynutzung',
  },
  {
    key: 'alkohol-und-schlaf',
    kind: 'situation',
    lay:
      'Alkohol und Schlaf, Schlummertrunk, Rotwein zum Schlafen, Rotwein Schlaf, Wein Schlaf, Wein zum Einschlafen, ' +
      'Bier zum Einschlafen, Bier Schlaf, schlafen nach Alkohol, Alkohol am Abend schlafen, Alkohol zum Einschlafen, ' +
      'Absacker, Feierabendbier, Schnaps zum Schlafen, Glas Wein am Abend',
    regional: 'Schloftrunk, Achterl vor dem Schlafen, Betthupferl mit Wein, Viertele zum Schlafen',
    older: 'Schlaftrunk, Nachttrunk, Gläschen zur Nacht',
    english: 'alcohol and sleep, nightcap, wine before bed, beer before bed',
    broader: 'alkoholkonsum',
    near: 'schlafhygiene',
  },
];
