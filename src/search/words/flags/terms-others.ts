/** Words that tell a harmless thing from a dangerous one. */
export const othersTerms: Readonly<Record<string, string>> = {
  husten: 'Husten, huste, hustet, cough, coughing, Erkältung, Bronchitis, Heiserkeit',
  muskelkater: 'Muskelkater, Training, Hantel, trainieren, Impfung, Liegestütze, gym, workout, bench press, nach Sport',
  busen:
    'Stillen, stille, Periode, PMS, Brustwarze, Milchstau, Abstillen, breastfeeding, nipple, period, meine =tage, vor den =tagen, Zyklus, BH',
  liebe: 'Liebe, verliebt, Liebeskummer, Trennung, Sehnsucht, love, breakup, Ex, Angst, Trauer, Humor, Kummer, heartbreak',
  zahnarzt: 'Zahnarzt, Spritze, Zahn, Betäubung, dentist',
  lustig: 'lustig, Lachen, Witz, Humor',
  lachen: 'lachen, gelacht, Lachanfall, laughing',
  mandeln: 'Mandeln, Mandel, Lymphknoten, Mumps, Halsweh, Halsschmerzen, tonsils, sore throat',
  schlucken: 'Schluckbeschwerden, Erkältung, Angina Mandeln',
  schnee: 'Schnee, Winter, immer, Raynaud, chronisch, ständig, always',
  fuss: 'kalte Füße, kalte Hände, Füße kalt, Hände kalt, cold feet, cold hands',
  krampfwade: 'Wade, Waden, Wadenkrampf, Fußkrampf, calf, Bein, Fuß, Zehen',
  training: 'Training, Muskeln, Sixpack, Planks, workout, abs',
  muskeln: 'Muskeln, Muskulatur, Sixpack',
  krebs: 'Krebs, Vorsorge, abtasten, cancer, Tumor',
  sonnenbrand: 'Sonnenbrand, sunburn',
  kalorien: 'Kalorien, Fett, calories, Stoffwechsel, Sport, Gewicht, fat',
  fett: 'Fett, Bauchfett',
  magen: 'Sodbrennen, Speiseröhre, heartburn, =Magen',
  rasur: 'Rasur, Rasurbrand, rasieren, razor',
  regel: `
    Regel, Periode, Tage, Menstruation, Regelblutung, Monatsblutung, period, Zyklus, Zahnfleisch, Nase, Nasenbluten, gums, nosebleed, nose
  `,
  zahnfleisch: 'Zahnfleisch, Zahnfleischbluten, gums',
  wut: 'Wut, Ärger, Freude',
  rauchen: `
    rauchen, aufhören, Rauchstopp, Nichtraucher, Entwöhnung, quit smoking, stop smoking, Raucherentwöhnung, abgewöhnen, selber machen, selbst machen, kaufen, test
  `,
  eisen: 'Eisenwert, Blutwert',
  kinderspiel: 'Gewaltfreie, Kommunikation, Videospiele, Computerspiele, Erziehung, Natur',
  strumpf: 'Strumpf, Strümpfe, Thrombosestrümpfe, Kompressionsstrümpfe, Thrombosespritze, Flug, Langstreckenflug, stockings',
  augenicht: 'Auge, Augen, Genital',
  sturz: 'Sturz, gestürzt, Training, Hantel, Arbeit, Impfung, Tennis, Maus',
  harmlos: `
    leicht, leichte, ein bisschen, bisschen, kleine, kleiner, klein, minor, slightly, winzig, winzige, tiny, little bit, =Brandblase, am Kaffee, Zunge, Gaumen, tongue, roof of my mouth,
    am Tee, an der Suppe, an Pizza, an der Pizza, am Toast, am Essen, an Kartoffel, on pizza, on my tea, on coffee
  `,
  vitamin: `
    Vitamin, Vitamine, Vitamin D, vitamins, Magnesium, Zink, Koffein
  `,
};
