import type { ConceptSource } from './source.ts';

/** Signs of the whole body: swelling, lumps, aches, weak defences. */
export const swellingConcepts: readonly ConceptSource[] = [
  {
    key: 'oedeme',
    kind: 'sign',
    code: 'R60',
    medical: 'Ödem, Wassereinlagerung, Beinödem, Knöchelödem, periphere Ödeme, Unterschenkelödem',
    lay:
      'Wasser in den Beinen, Wasser im Körper, geschwollene Beine, geschwollene Füße, dicke Beine, dicke Füße, ' +
      'dicke Knöchel, geschwollene Knöchel, Socken drücken ein, Schuhe passen nicht mehr, Wassereinlagerungen, ' +
      'Beine laufen voll, geschwollene Hände, Ring passt nicht mehr, Delle bleibt, Wasser in den Knöcheln, ' +
      'Beine dick abends, Füße geschwollen, Beine angeschwollen, Sockenrand drückt, Delle bleibt im Bein, Delle im Bein, ' +
      'Schuhe passen abends nicht, Wasser raus aus den Beinen, Elefantenfüße',
    regional:
      'Wossa in de Fiaß, gschwollene Haxn, gschwollne Fiaß, gschwulleni Bei, dicke Haxn, gschwollene Knechl, Haxn gschwolln, ' +
      'gschwollene Füaß, gschwulleni Füess, Bei gschwulle, dicke Been, dicke Föt, dicke Fiass, Wasser in de Haxn, ' +
      'Wasser in de Bei',
    older: 'Wassersucht, Wasser in den Füßen, Beinwasser, Hydrops, wassersüchtig, offene und dicke Beine',
    english:
      'water retention, swollen legs, swollen feet, swollen ankles, edema, oedema, fluid retention, puffy legs, ' +
      'water in the legs, water in legs, puffy ankles',
    near: 'schwere-beine, wassertabletten, kompressionsstruempfe',
    signOf: 'herzschwaeche, venenschwaeche, nierenschwaeche, thrombose, lymphoedem',
  },
  {
    key: 'schwellung',
    kind: 'sign',
    medical: 'Schwellung, Intumeszenz, Tumescentia',
    lay: 'geschwollen, etwas ist geschwollen, angeschwollen, dick geworden, schwillt an',
    regional: 'gschwollen, Gschwulst, Dippel, Tippl, gschwulle',
    older: 'Geschwulst',
    english: 'swelling, swollen, puffy',
    simple: 'etwas ist dick geworden',
    near: 'oedeme, lymphknotenschwellung, beule, insektenstich',
  },
  {
    key: 'lymphknotenschwellung',
    kind: 'sign',
    code: 'R59',
    medical: 'Lymphknotenschwellung, Lymphadenopathie, Lymphadenitis, vergrößerte Lymphknoten',
    lay:
      'geschwollene Lymphknoten, Knubbel am Hals, Knoten am Hals, Drüsen geschwollen, dicke Drüsen, Knubbel in der Leiste, ' +
      'Knoten in der Achsel, Lymphknoten tut weh',
    regional: 'gschwollene Drüsn, Knuppel am Hals, Chnoote am Hals, Knödl am Hals',
    older: 'Drüsenschwellung, Skrofeln',
    english: 'swollen lymph nodes, swollen glands, lump in neck, lump in armpit',
    simple: 'dicke Knoten am Hals',
    near: 'erkaeltung',
    signOf: 'pfeiffersches-druesenfieber, mandelentzuendung, lymphom',
  },
  {
    key: 'knoten',
    kind: 'sign',
    medical: 'Knoten, Tumor, Raumforderung, Nodus',
    lay: 'Knubbel, Knubbel unter der Haut, Beule unter der Haut, Knoten ertastet, etwas Hartes getastet, Verhärtung',
    regional: 'Knuppel, Knödl, Chnoote, Binkel, Binkerl',
    older: 'Geschwulst',
    english: 'lump, lump under the skin, nodule, bump',
    simple: 'etwas Hartes unter der Haut',
    near: 'lipom, lymphknotenschwellung, krebs',
  },
  {
    key: 'gliederschmerzen',
    kind: 'sign',
    medical: 'Gliederschmerzen, Myalgie, Glieder- und Muskelschmerzen',
    lay:
      'alles tut weh, ganzer Körper tut weh, Knochen tun weh, Körperschmerzen, Schmerzen überall, jeder Knochen schmerzt, ' +
      'zerschlagen, wie vom Laster überrollt, wie gerädert',
    regional: 'Glieder tuan weh, olle Boana tuan weh, Gliederweh, Gliederreißen, alls tuet weh',
    youth: 'Körper ist Matsch',
    english: 'body aches, aching all over, aching limbs, aches and pains, everything hurts',
    simple: 'Arme und Beine tun weh',
    near: 'fibromyalgie, muskelkater, erkaeltung',
    signOf: 'grippe, corona, erkaeltung, fibromyalgie',
  },
  {
    key: 'wetterfuehligkeit',
    kind: 'sign',
    medical: 'Wetterfühligkeit, Meteoropathie, Wetterempfindlichkeit',
    lay: 'wetterfühlig, spüre das Wetter, Wetterwechsel, Föhnkopfschmerzen, Kreislauf bei Wetterumschwung, Biowetter',
    regional: 'föhnig, Föhnkrankheit, Föhn, wettergspürig',
    english: 'weather sensitivity, sensitive to weather, weather changes headache',
    simple: 'ich merke das Wetter im Körper',
    near: 'migraene, kopfschmerzen, niedriger-blutdruck',
  },
  {
    key: 'fruehjahrsmuedigkeit',
    kind: 'sign',
    medical: 'Frühjahrsmüdigkeit',
    lay: 'Frühlingsmüdigkeit, müde im Frühling, schlapp im Frühling',
    english: 'spring fatigue, spring tiredness',
    broader: 'muedigkeit',
  },
  {
    key: 'infektanfaelligkeit',
    kind: 'sign',
    code: 'D84.9',
    medical: 'Infektanfälligkeit, rezidivierende Infekte',
    lay:
      'ständig krank, dauernd erkältet, immer krank, ein Infekt nach dem anderen, oft krank, schwaches Immunsystem, ' +
      'schlechte Abwehrkräfte, anfällig für Erkältungen',
    regional: 'ollaweil kraunk, dauernd verkühlt, immer chrank',
    older: 'schwächliche Natur, anfällig',
    youth: 'dauerkrank',
    english: 'always ill, getting sick all the time, frequent infections, low immune system, weak immune system',
    simple: 'ich bin sehr oft krank',
    near: 'immunsystem, immunschwaeche, erkaeltung',
  },
  {
    key: 'koerpergeruch',
    kind: 'sign',
    medical: 'Bromhidrose, Körpergeruch',
    lay: 'Schweißgeruch, rieche nach Schweiß, stinke unter den Achseln, Achselgeruch, unangenehmer Körpergeruch, Schweiß stinkt',
    regional: 'schweißln, miachtln, müffeln, miefen',
    older: 'Ausdünstung',
    english: 'body odour, body odor, BO, smelly armpits, smell of sweat',
    simple: 'mein Körper riecht schlecht',
  },
  {
    key: 'entzuendung',
    kind: 'illness',
    medical: 'Entzündung, Inflammation, Inflammatio, chronische Entzündung, stille Entzündung',
    lay: 'etwas ist entzündet, entzündet, rot und heiß und geschwollen, Entzündung im Körper, Entzündungswerte hoch',
    regional: 'entzunden, Entzündig',
    english: 'inflamed, chronic inflammation',
    simple: 'eine Stelle ist rot und heiß und tut weh',
    near: 'infektion, entzuendungswerte, abszess',
  },
  {
    key: 'immunsystem',
    kind: 'body',
    medical: 'Immunsystem, Immunabwehr, körpereigene Abwehr',
    lay:
      'Abwehrkräfte, Abwehr, Abwehrsystem, Immunsystem stärken, Abwehr stärken, Abwehrkräfte stärken, ' +
      'nicht mehr krank werden, Immunkraft',
    older: 'Widerstandskraft, Selbstheilungskräfte, Konstitution',
    youth: 'Immunboost, Immun-Booster',
    english: 'immune system, immunity, boost immunity, boost your immune system, body defences',
    simple: 'Schutz des Körpers gegen Krankheiten',
    near: 'infektanfaelligkeit, impfung, erkaeltung',
  },
];
