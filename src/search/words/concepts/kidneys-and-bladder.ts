import type { ConceptSource } from './source.ts';

/** Kidneys and bladder. */
export const kidneyConcepts: readonly ConceptSource[] = [
  {
    key: 'blasenentzuendung',
    kind: 'illness',
    code: 'N30, N39.0',
    medical:
      'Zystitis, Cystitis, Harnwegsinfekt, Harnwegsinfektion, HWI, akute unkomplizierte Zystitis, ' +
      'rezidivierende Harnwegsinfekte, Urethritis',
    lay:
      'Blase entzündet, Brennen beim Pinkeln, Brennen beim Wasserlassen, ständig Blasenentzündung, Blase brennt, ' +
      'Blase verkühlt, Blasenentzündung nach Sex, Blaseninfekt, Harnwegsentzündung, muss dauernd pinkeln und es brennt, ' +
      'brennt beim Pinkeln, brennt beim Pieseln, tut weh beim Pinkeln, Blase erkältet, dauernd Pipi und es brennt, ' +
      'trübe Pipi und Schmerzen, nur ein paar Tropfen, Schmerzen beim Pinkeln, Schmerzen beim Pipi machen',
    regional:
      'Blasn vakühlt, Blosnentzündung, Blooseentzündig, Brunzbrennen, Blas verkältet, brennt beim Bisln, Blasn entzundn, ' +
      'Brunzen brennt, s Bisle brennt, brennt bim Brünzle',
    older: 'Blasenkatarrh, erkältete Blase',
    youth: 'Honeymoon-Zystitis, Pipi brennt, brennt beim Pissen, UTI haben',
    english:
      'bladder infection, UTI, urinary tract infection, burning when peeing, burning pee, water infection, burns when I pee',
    simple: 'es brennt beim Pinkeln',
    near: 'haeufiges-wasserlassen, antibiotika, nierenbeckenentzuendung',
  },
  {
    key: 'brennen-beim-wasserlassen',
    kind: 'sign',
    code: 'R30',
    medical: 'Dysurie, Algurie, Miktionsschmerz',
    lay: 'Brennen beim Pinkeln, Schmerzen beim Wasserlassen, Pinkeln tut weh, Schmerzen beim Pinkeln, Pipi brennt',
    regional: 'Brunzn brennt, Brünzle brennt, Bieseln tut weh',
    youth: 'Pissen brennt',
    english: 'painful urination, burning when peeing, hurts to pee, dysuria',
    signOf: 'blasenentzuendung, chlamydien, tripper',
  },
  {
    key: 'haeufiges-wasserlassen',
    kind: 'sign',
    code: 'R35',
    medical: 'Pollakisurie, Polyurie, imperativer Harndrang, Harndrang',
    lay:
      'muss ständig aufs Klo, dauernd pinkeln, muss ständig pinkeln, ständiger Harndrang, andauernd auf Toilette, ' +
      'Konfirmandenblase, schwache Blase, kleine Blase, alle halbe Stunde pinkeln, muss dauernd Pipi, muss ständig Pipi, ' +
      'ständig pinkeln, muss dauernd pinkeln, muss alle halbe Stunde aufs Klo, dauernd aufs Klo, dauernd Pipi, ' +
      'muss ständig pieseln',
    regional:
      'Sextanerblase, Konfirmandnblasn, muass dauernd brunzn, muass ollaweil bieseln, brünzle, dauernd schiffen, strullern, ' +
      'lullern, muas dauernd bieseln, dauernd bisln, ständig brunzen, all Nas lang Pipi, mues ständig go bisle',
    older: 'Harnflut, häufiges Austreten, Wasser abschlagen',
    youth: 'muss 24/7 pinkeln, Tiny Bladder',
    english: 'frequent urination, peeing a lot, always need to pee, need to pee all the time, small bladder',
    simple: 'ich muss sehr oft zur Toilette',
    broader: 'harnblase',
    near: 'naechtliches-wasserlassen, inkontinenz',
    signOf: 'blasenentzuendung, reizblase, prostatavergroesserung, diabetes',
  },
  {
    key: 'naechtliches-wasserlassen',
    kind: 'sign',
    medical: 'Nykturie',
    lay:
      'nachts aufs Klo, nachts pinkeln, muss nachts raus, stehe nachts dauernd auf, nächtlicher Harndrang, ' +
      'dreimal nachts auf Toilette, nachts auf Toilette, nachts raus, nachts dauernd Pipi',
    regional: 'bei da Nocht brunzn, nachts bisle, in da Nacht aufs Häusl, z Nacht ufs WC',
    older: 'nachts austreten',
    english: 'peeing at night, getting up at night to pee, nocturia, pee at night, get up to pee at night',
    simple: 'in der Nacht oft zur Toilette',
    broader: 'haeufiges-wasserlassen, harnblase',
    signOf: 'prostatavergroesserung, herzschwaeche, reizblase',
  },
  {
    key: 'inkontinenz',
    kind: 'sign',
    code: 'N39.3, N39.4, R32',
    medical: 'Harninkontinenz, Inkontinenz, Belastungsinkontinenz, Stressinkontinenz, Dranginkontinenz, Blasenschwäche',
    lay:
      'kann Urin nicht halten, verliere Urin, Urin tröpfelt, Tröpfchen beim Niesen, mache in die Hose, undicht, nasse Hose, ' +
      'Pipi beim Lachen, Urinverlust, Tropfen beim Husten, nicht mehr ganz dicht unten, schwache Blase, Blase schwach, ' +
      'Pipi beim Husten, Pipi beim Niesen, mache mir in die Hose, tröpfeln in die Hose, Urin geht ab',
    regional: 'Blosnschwäche, i kons nimma hoitn, in d Hosn brunzn, Tröpfele',
    older: 'Harnfluss, das Wasser nicht halten, Blasenschwäche im Alter, Wasser nicht halten können',
    english:
      'incontinence, leaking urine, bladder weakness, wetting myself, leaky bladder, pee when sneezing, weak bladder, ' +
      'leaking pee',
    simple: 'Urin läuft aus der Blase',
    broader: 'harnblase',
    near: 'beckenbodentraining, reizblase, blasensenkung',
  },
  {
    key: 'reizblase',
    kind: 'illness',
    code: 'N32.8',
    medical: 'überaktive Blase, OAB, Reizblase, Urge-Syndrom, Dranginkontinenz',
    lay: 'nervöse Blase, plötzlicher Harndrang, gereizte Blase, schaffe es nicht mehr zur Toilette',
    english: 'overactive bladder, irritable bladder, urge incontinence',
    simple: 'die Blase muss zu oft',
    near: 'haeufiges-wasserlassen, inkontinenz, beckenbodentraining',
  },
  {
    key: 'interstitielle-zystitis',
    kind: 'illness',
    code: 'N30.1',
    medical: 'interstitielle Zystitis, Blasenschmerzsyndrom, Painful Bladder Syndrome',
    lay: 'ständig Blasenschmerzen, Blase tut dauernd weh',
    english: 'interstitial cystitis',
    near: 'blasenentzuendung, reizblase',
  },
  {
    key: 'harnverhalt',
    kind: 'sign',
    code: 'R33',
    medical: 'Harnverhalt, Harnretention, Ischurie, Restharn',
    lay:
      'kann nicht pinkeln, kein Urin kommt, Urin kommt nicht, Blase wird nicht leer, Blase voll und es geht nicht, ' +
      'kann kein Wasser lassen',
    regional: 'kon net brunzn, ko net bieseln',
    older: 'Harnsperre, Harnverhaltung',
    english: "can't pee, urinary retention, unable to urinate, bladder won't empty",
    simple: 'ich kann nicht pinkeln',
    signOf: 'prostatavergroesserung',
  },
  {
    key: 'schwacher-harnstrahl',
    kind: 'sign',
    medical: 'Miktionsstörung, Harnstrahlabschwächung, Blasenentleerungsstörung',
    lay:
      'Strahl schwach, schwacher Strahl, Pinkeln dauert lange, Nachtröpfeln, tröpfelt nach, Urin tröpfelt, ' +
      'Strahl spaltet sich, Harnröhre verengt',
    english: 'weak urine stream, dribbling, slow pee',
    simple: 'beim Pinkeln kommt wenig',
    signOf: 'prostatavergroesserung, harnroehrenverengung',
  },
  {
    key: 'blut-im-urin',
    kind: 'sign',
    code: 'R31',
    medical: 'Hämaturie, Makrohämaturie, Mikrohämaturie',
    lay:
      'roter Urin, Urin rot, blutiger Urin, Blut im Pipi, Urin rosa, blute beim Pinkeln, Blut im Harn, Pipi rot, rosa Pipi, ' +
      'Blut beim Pinkeln',
    regional: 'Bluat im Urin, Bluat beim Brunzn',
    older: 'Blutharnen',
    english: 'blood in urine, blood in pee, red pee, hematuria',
    simple: 'der Urin ist rot',
    signOf: 'blasenentzuendung, nierensteine, blasenkrebs',
  },
  {
    key: 'urin-veraendert',
    kind: 'sign',
    medical: 'Urinverfärbung, Proteinurie, Leukozyturie, Albuminurie',
    lay:
      'dunkler Urin, Urin riecht, Urin schäumt, schaumiger Urin, Urin stinkt, brauner Urin, trüber Urin, Eiweiß im Urin, ' +
      'Farbe vom Urin, Urin wie Cola, trübe Pipi, trüber Pipi, Pipi trüb, Pipi stinkt, Pipi dunkel, Pipi riecht streng, ' +
      'Urin trüb, dunkle Pipi',
    english: 'dark urine, foamy urine, smelly urine, cloudy urine, protein in urine',
    simple: 'der Urin sieht anders aus',
    broader: 'urin',
    near: 'urintest, austrocknung',
    signOf: 'blasenentzuendung, nierenschwaeche, hepatitis',
  },
  {
    key: 'flankenschmerzen',
    kind: 'sign',
    medical: 'Flankenschmerz, Nierenlagerklopfschmerz, Nierenschmerzen',
    lay: 'Nieren tun weh, Schmerzen in der Seite, Schmerzen an den Nieren, Seite tut weh, Nierenweh',
    regional: 'd Niern tuan weh, Nieräweh',
    english: 'kidney pain, flank pain, pain in side, kidneys hurt',
    simple: 'Schmerzen an der Seite vom Rücken',
    near: 'rueckenschmerzen',
    signOf: 'nierensteine, nierenbeckenentzuendung',
  },
  {
    key: 'nierenbeckenentzuendung',
    kind: 'illness',
    code: 'N10, N12',
    medical: 'Pyelonephritis, Nierenbeckenentzündung',
    lay: 'Nieren entzündet, Nierenentzündung mit Fieber, Niere entzündet, Fieber und Nierenschmerzen',
    regional: 'Niernbecknentzündung',
    older: 'Nierenfieber',
    english: 'kidney infection',
    simple: 'die Niere ist entzündet',
    near: 'blasenentzuendung, fieber, flankenschmerzen',
  },
  {
    key: 'nierensteine',
    kind: 'illness',
    code: 'N20, N21',
    medical: 'Nephrolithiasis, Urolithiasis, Nierenstein, Harnleiterstein, Ureterstein',
    lay: 'Stein in der Niere, Steine in den Nieren, Harnstein, Nierengrieß, Stein geht ab, Blasenstein',
    regional: 'Niernstoa, Nieresteine, Nierestei, Nirnstoana',
    older: 'Harngrieß, Steinleiden',
    english: 'kidney stones, kidney stone, renal stones, bladder stone',
    simple: 'Steine in der Niere',
    near: 'nierenkolik, flankenschmerzen, trinken',
  },
  {
    key: 'nierenkolik',
    kind: 'illness',
    code: 'N23',
    medical: 'Nierenkolik, Harnleiterkolik, Ureterkolik',
    lay: 'wellenförmige Schmerzen in der Seite, Kolik, Stein steckt fest',
    regional: 'Niernkolik',
    english: 'renal colic, kidney stone pain',
    broader: 'nierensteine',
  },
  {
    key: 'nierenschwaeche',
    kind: 'illness',
    code: 'N17, N18, N19',
    medical:
      'Niereninsuffizienz, chronische Niereninsuffizienz, chronische Nierenkrankheit, CKD, CNI, akutes Nierenversagen, AKI, ' +
      'GFR erniedrigt, Urämie',
    lay:
      'schlechte Nierenwerte, Nieren arbeiten nicht, Nierenversagen, Nieren kaputt, schwache Nieren, ' +
      'Nierenfunktion eingeschränkt, Kreatinin zu hoch, Nierenwerte schlecht',
    regional: 'd Niern san hi',
    older: 'Schrumpfniere, Harnvergiftung, Nierenleiden',
    english: 'kidney failure, chronic kidney disease, weak kidneys, bad kidneys, high creatinine, renal insufficiency',
    simple: 'die Nieren arbeiten zu wenig',
    near: 'dialyse, nierenwerte, transplantation',
  },
  {
    key: 'nierenentzuendung',
    kind: 'illness',
    code: 'N00, N03, N05',
    medical: 'Glomerulonephritis, Nephritis, IgA-Nephropathie, nephrotisches Syndrom',
    lay: 'Nierenentzündung, Nieren verlieren Eiweiß, Nierenkörperchen entzündet',
    older: 'Nierenwassersucht',
    english: 'nephrotic syndrome, kidney inflammation',
    near: 'nierenschwaeche, urin-veraendert',
  },
  {
    key: 'nierenzyste',
    kind: 'illness',
    code: 'N28',
    medical: 'Nierenzyste, Zystenniere, polyzystische Nierenerkrankung, ADPKD',
    lay: 'Zyste an der Niere, Wasserblase an der Niere, Zystennieren',
    english: 'kidney cyst, polycystic kidney disease, PKD',
    near: 'nierenschwaeche',
  },
  {
    key: 'blasensenkung',
    kind: 'illness',
    medical: 'Zystozele, Blasensenkung, Beckenbodenschwäche, Descensus',
    lay: 'Blase gesenkt, Blase hängt, Beckenboden schwach',
    english: 'bladder prolapse, dropped bladder, weak pelvic floor',
    near: 'beckenbodentraining, inkontinenz, gebaermuttersenkung',
  },
  {
    key: 'harnroehrenverengung',
    kind: 'illness',
    medical: 'Harnröhrenstriktur, Urethrastriktur',
    lay: 'Harnröhre eng, Harnröhre verengt',
    english: 'urethral stricture',
    near: 'schwacher-harnstrahl',
  },
];
