import type { ConceptSource } from './source.ts';

/** Signs of digestion: wind, heartburn, blood, bowel motions. */
export const digestionSignConcepts: readonly ConceptSource[] = [
  {
    key: 'blaehungen',
    kind: 'sign',
    code: 'R14',
    medical: 'Meteorismus, Flatulenz, Blähungen, abdominelle Distension',
    lay:
      'Blähbauch, aufgebläht, Pupse, pupsen, furzen, Gase im Bauch, dicker Bauch nach Essen, Bauch wie ein Ballon, ' +
      'Bauch aufgeblasen, aufgeblähter Bauch, Trommelbauch, muss ständig pupsen, stinkende Pupse, Gärbauch, Bauch gebläht, ' +
      'muss ständig furzen, furze viel, Bohnen blähen, Linsen blähen, aufgebläht nach dem Essen, Blähbauch nach dem Essen',
    regional: 'Schas, Furz, Pfurz, Fürz, Bläiige, Wind im Bauch, pfurzen, Pupserei, Schoas, bläht, Winde lassen, Gfurze',
    older: 'Darmwinde, abgehende Winde, Trommelsucht, verhaltene Winde, Winde, Blähsucht',
    youth: 'Food Baby, bloated, Furzattacke',
    english: 'bloating, farting, flatulence, gassy, trapped wind, farts, gas, wind',
    simple: 'viel Luft im Bauch',
    near: 'reizdarm, laktoseintoleranz, entschaeumer, ballaststoffe, verdauung',
    signOf: 'reizdarm, laktoseintoleranz, fruktosemalabsorption, duenndarmfehlbesiedlung',
  },
  {
    key: 'aufstossen',
    kind: 'sign',
    medical: 'Eruktation, Aufstoßen, Ruktus, Regurgitation',
    lay: 'rülpsen, Rülpser, ständig aufstoßen, saures Aufstoßen, Bäuerchen, muss dauernd rülpsen, Luft kommt hoch',
    regional: 'koppen, kopperln, görpsen, görpse, gröpse, grebsn, rupsen, upstöten, koppn, Grölzer',
    older: 'aufrülpsen',
    english: 'burping, belching, burp, acid burps',
    simple: 'Luft kommt aus dem Magen hoch',
    near: 'sodbrennen, blaehungen',
    signOf: 'reflux, reizmagen',
  },
  {
    key: 'sodbrennen',
    kind: 'sign',
    code: 'R12',
    medical: 'Pyrosis, Sodbrennen, säurebedingte Beschwerden',
    lay:
      'Magensäure kommt hoch, Säure steigt auf, Brennen hinterm Brustbein, saurer Geschmack, Magen übersäuert, ' +
      'Speiseröhre brennt, Brennen im Hals nach Essen, saures Aufstoßen, Sodbrennen nachts, übersäuert, Säure im Hals, ' +
      'Magen brennt, Säure kommt hoch, Brennen in der Speiseröhre, saures Hochkommen, saurer Magen, ' +
      'brennt im Hals nach dem Essen, Sodbrennen was hilft, Sodbrennen im Liegen, Essen kommt sauer hoch, Feuer im Magen',
    regional:
      'Sodbrenna, Soodbrenne, Söödbrönne, Sod, sauer aufstoßn, Brandsod, Soodbrenna, Sodbrenne, Sodbrenn, ' +
      'mir kimmts sauer auffa',
    older: 'Magenbrennen, Säure im Magen',
    english:
      'heartburn, acid reflux, acid indigestion, burning in chest, stomach acid coming up, burning stomach, stomach acid, ' +
      'acid coming up',
    simple: 'saures Brennen in der Brust',
    broader: 'reflux',
    near: 'magenschutz, magenschmerzen',
    signOf: 'reflux, zwerchfellbruch',
  },
  {
    key: 'voellegefuehl',
    kind: 'sign',
    medical: 'Völlegefühl, frühe Sättigung, postprandiales Völlegefühl',
    lay:
      'Essen liegt im Magen, zu viel gegessen, überfressen, schnell satt, liegt schwer im Magen, pappsatt, ' +
      'Stein im Bauch nach Essen, Bauch spannt',
    regional: 'überfressn, angfressn, zvü gessn, i platz, überesse',
    older: 'überladener Magen, verdorbener Magen',
    youth: 'Food Coma, Suppenkoma',
    english: 'feeling full, full stomach, overeating, ate too much, fullness',
    simple: 'der Bauch fühlt sich sehr voll an',
    near: 'blaehungen, verdauungsstoerung',
    signOf: 'reizmagen, gastroparese',
  },
  {
    key: 'verdauungsstoerung',
    kind: 'sign',
    medical: 'Dyspepsie, Maldigestion, Verdauungsstörung, Malabsorption',
    lay:
      'Verdauungsprobleme, Verdauung klappt nicht, schlechte Verdauung, verdorbener Magen, Magenverstimmung, ' +
      'Magen-Darm-Probleme, Probleme mit dem Darm, vertrage Essen nicht',
    regional: 'vadorbna Mogn, da Mogn spinnt',
    older: 'Indigestion',
    english: 'digestive problems, dyspepsia, digestion, upset tummy, gut problems',
    simple: 'der Bauch verdaut schlecht',
    near: 'blaehungen, sodbrennen, reizdarm, darmflora',
  },
  {
    key: 'blut-im-stuhl',
    kind: 'sign',
    code: 'K92.1',
    medical: 'Hämatochezie, Rektalblutung, okkultes Blut, peranale Blutung, Hämokkult positiv',
    lay:
      'Blut am Klopapier, Blut beim Stuhlgang, Stuhl blutig, helles Blut beim Abwischen, Blut in der Kloschüssel, ' +
      'Blut aus dem Po, Po blutet',
    regional: 'Bluat im Stuhl, Bluat am Klopapier, Bluet im Stuehl',
    english: 'blood in stool, blood on toilet paper, bleeding from bottom, rectal bleeding, blood in poo',
    simple: 'Blut beim Toilettengang',
    signOf: 'haemorrhoiden, analfissur, darmkrebs, colitis-ulcerosa, darmpolypen',
  },
  {
    key: 'schwarzer-stuhl',
    kind: 'sign',
    medical: 'Teerstuhl, Meläna',
    lay: 'schwarzer Stuhl, Stuhl pechschwarz, Stuhl dunkel, schwarzer Kot, Stuhl wie Teer',
    english: 'black stool, tarry stool, black poo, melena',
    simple: 'der Stuhl ist schwarz',
    signOf: 'magengeschwuer, bluterbrechen',
  },
  {
    key: 'stuhlveraenderung',
    kind: 'sign',
    medical: 'Stuhlveränderung, Stuhlunregelmäßigkeit, acholischer Stuhl, Steatorrhö, Fettstuhl',
    lay:
      'Stuhlfarbe, heller Stuhl, gelber Stuhl, grüner Stuhl, lehmfarbener Stuhl, Schleim im Stuhl, fettiger Stuhl, ' +
      'Stuhl schwimmt, bleistiftdünner Stuhl, Farbe vom Stuhl, grüner Kot',
    english: 'stool colour, pale stool, green stool, yellow poo, mucus in stool, fatty stool',
    simple: 'der Stuhl sieht anders aus',
    near: 'durchfall, verstopfung, stuhltest',
    signOf: 'gallensteine, bauchspeicheldruesenschwaeche, darmkrebs',
  },
  {
    key: 'stuhlinkontinenz',
    kind: 'sign',
    code: 'R15',
    medical: 'Stuhlinkontinenz, anale Inkontinenz, Incontinentia alvi',
    lay:
      'kann Stuhl nicht halten, Stuhl geht in die Hose, Kot in der Unterhose, schaffe es nicht aufs Klo, Stuhlschmieren, ' +
      'in die Hose gemacht',
    regional: 'in d Hosn gschissn, i kons net dahebn',
    english: "fecal incontinence, can't hold stool, bowel incontinence, soiling",
    near: 'beckenbodentraining, inkontinenz',
  },
  {
    key: 'afterjucken',
    kind: 'sign',
    medical: 'Pruritus ani, Analekzem, anale Beschwerden',
    lay: 'Po juckt, After juckt, Jucken am Po, Poloch juckt, Juckreiz am After, Po brennt, wunder Po',
    regional: 'Oaschjuckn, Arschjucken, s Fiedla juckt, Füdli biisst',
    older: 'Afterjucken',
    english: 'itchy bottom, itchy bum, anal itching, itchy anus',
    simple: 'der Po juckt',
    signOf: 'haemorrhoiden, madenwuermer, analfissur',
  },
  {
    key: 'schmerzen-am-after',
    kind: 'sign',
    medical: 'Proktalgie, Proctalgia fugax, Analschmerz, Steißbeinschmerz',
    lay: 'Po tut weh, Schmerzen am Po, Schmerzen beim Stuhlgang, Krampf im Po, Poloch tut weh, After tut weh, Stechen im After',
    regional: 'Oasch tuat weh, Arschweh, Füdliweh',
    english: 'anal pain, bum hurts, sore bottom, pain when pooping, butt pain',
    simple: 'der Po tut weh',
    signOf: 'analfissur, haemorrhoiden, analthrombose',
  },
  {
    key: 'gelbsucht',
    kind: 'sign',
    code: 'R17',
    medical: 'Ikterus, Gelbsucht, Hyperbilirubinämie',
    lay: 'gelbe Haut, gelbe Augen, Augen gelb, Haut gelb, Weißes im Auge gelb',
    regional: 'gölbe Augn, gääli Huut, Gelbe Sucht',
    english: 'jaundice, yellow skin, yellow eyes',
    simple: 'Haut und Augen sind gelb',
    signOf: 'hepatitis, gallensteine, leberzirrhose, bauchspeicheldruesenkrebs',
  },
  {
    key: 'bauchwasser',
    kind: 'sign',
    medical: 'Aszites, Bauchwassersucht',
    lay: 'Wasser im Bauch, Bauchwasser, Bauch voll Wasser, Bauch wird immer größer',
    regional: 'Wossa im Bauch',
    older: 'Wassersucht',
    english: 'ascites, water in belly, fluid in abdomen',
    signOf: 'leberzirrhose, eierstockkrebs, herzschwaeche',
  },
  {
    key: 'bauchfett',
    kind: 'sign',
    medical: 'viszerales Fett, abdominelle Adipositas, stammbetonte Adipositas',
    lay:
      'dicker Bauch, Bierbauch, Bauchspeck, Wampe, Hüftgold, Rettungsringe, Fett am Bauch, Bauch weg, Kugelbauch, ' +
      'Schwimmring, Bauchumfang',
    regional: 'Wampn, Ranzen, Plauze, Backhendlfriedhof, Ranze, Wanst, Schmerbauch, Bierranzen, Wamme, Güggelifriedhof',
    older: 'Embonpoint, Spitzbauch',
    youth: 'Speckröllchen, Dad Bod, Muffin Top',
    english: 'belly fat, beer belly, pot belly, visceral fat, tummy fat, love handles',
    near: 'uebergewicht, abnehmen, fettleber',
  },
  {
    key: 'leistenschmerzen',
    kind: 'sign',
    medical: 'Leistenschmerzen, Inguinalgie',
    lay: 'Leiste tut weh, Ziehen in der Leiste, Beule in der Leiste, Stechen in der Leiste',
    regional: 'Leistn tuat weh',
    english: 'groin pain, pain in groin, lump in groin',
    simple: 'Schmerzen zwischen Bauch und Bein',
    signOf: 'leistenbruch, hueftarthrose, nierensteine',
  },
  {
    key: 'bauchgeraeusche',
    kind: 'sign',
    medical: 'Borborygmus, Darmgeräusche, Bauchgeräusche',
    lay: 'Bauch gluckert, Bauch knurrt, Magen knurrt, Bauch blubbert, Rumoren im Bauch, Bauch gurgelt',
    regional: 'Bauch rumpelt, s gluckert',
    english: 'stomach rumbling, tummy gurgling, stomach noises',
    simple: 'der Bauch macht Geräusche',
    near: 'blaehungen, reizdarm',
  },
];
