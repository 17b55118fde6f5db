import type { ConceptSource } from './source.ts';

/** Family, partnership, care and separation. */
export const everydayFamilyConcepts: readonly ConceptSource[] = [
  {
    key: 'familie',
    kind: 'situation',
    medical: 'Familie, Familiensystem, familiäre Belastung',
    lay: 'Familienstreit, Streit in der Familie, Geschwister, Familienleben, Stress mit der Familie, Verwandte',
    regional: 'Famülie, d Familie, Sippschaft, Mischpoke, Bagage',
    older: 'Sippe, Anverwandte',
    youth: 'Fam, toxische Familie',
    english: 'family, family conflict, siblings, relatives, toxic family',
    near: 'eltern, partnerschaft, kinder',
  },
  {
    key: 'erziehung',
    kind: 'situation',
    medical: 'Erziehung, Erziehungsberatung',
    lay:
      'Kind hört nicht, Trotzphase, Trotzalter, Wutanfall Kind, Kind erziehen, Autonomiephase, Kind haut, Kind schreit, ' +
      'Grenzen setzen Kind',
    regional: 'Trotzköpfle, Trotzbinkerl, täubele, Täubelianfall',
    older: 'gute Kinderstube',
    youth: 'Gentle Parenting, bedürfnisorientiert',
    english: 'parenting, tantrum, tantrums, terrible twos, raising children, discipline',
    near: 'kleinkinder, eltern, adhs',
  },
  {
    key: 'geschwister',
    kind: 'situation',
    medical: 'Geschwisterrivalität',
    lay: 'Bruder und Schwester, Geschwisterstreit, neues Baby Geschwister, eifersüchtiges Kind, Zwillinge',
    regional: 'Gschwister, Gschwüschterti',
    english: 'siblings, sibling rivalry, twins, brother and sister',
    near: 'familie, erziehung',
  },
  {
    key: 'alleinerziehend',
    kind: 'situation',
    medical: 'Alleinerziehende, Ein-Eltern-Familie',
    lay: 'alleinerziehend, Mutter allein mit Kind, Single Mama, Kind alleine großziehen',
    regional: 'Alleinerzieherin',
    older: 'ledige Mutter',
    youth: 'Single Mom',
    english: 'single parent, single mother, single mum, single dad',
    near: 'eltern, ueberforderung, geldsorgen',
  },
  {
    key: 'pflegende-angehoerige',
    kind: 'situation',
    medical: 'Pflegende Angehörige, Angehörigenpflege',
    lay:
      'Mutter pflegen, Eltern pflegen, pflege meinen Mann, Pflege zu Hause, Papa ist krank, Angehörige, ' +
      'überlastet durch Pflege',
    regional: 'd Mama pflegn, d Mueter pflege',
    older: 'Krankenwärterin',
    youth: 'Young Carer',
    english: 'caring for parents, family carer, caregiver, carer, caregiving',
    near: 'pflege, demenz, ueberforderung, pflegegrad',
  },
  {
    key: 'kranke-angehoerige',
    kind: 'situation',
    medical: 'Angehörige von Kranken, Angehörigenberatung',
    lay:
      'mein Mann ist krank, meine Frau ist krank, Freundin hat Depressionen, wie kann ich helfen, Mutter hat Krebs, ' +
      'Freund ist krank, Kind krebskranker Eltern',
    english: 'sick family member, helping someone who is ill, husband is ill, wife is ill',
    near: 'pflegende-angehoerige, familie',
  },
  {
    key: 'partnerschaft',
    kind: 'situation',
    medical: 'Partnerschaft, Paarbeziehung, Paarkonflikt',
    lay: 'Beziehung, Beziehungsprobleme, Streit mit Partner, Ehe, Ehekrise, Liebe, Eifersucht',
    regional: 'Gspusi, Techtelmechtel, Schatzl',
    older: 'Ehestand, Eheleute, Minne, Gatte, Gemahlin',
    youth: 'Crush, Situationship, toxische Beziehung, Bae, Red Flag',
    english: 'relationship, marriage, relationship problems, love, toxic relationship, jealousy',
    near: 'trennung, sexualitaet, systemische-therapie',
  },
  {
    key: 'sexualitaet',
    kind: 'situation',
    medical: 'Sexualität, Geschlechtsverkehr, Sexualleben, Koitus',
    lay: 'Sex, miteinander schlafen, Sex im Alter, guter Sex, Orgasmus, Sexleben, Liebe machen, Selbstbefriedigung',
    regional: 'schnackseln, pudern, vögeln, busseln, pimpern',
    older: 'Beischlaf, Liebesleben, eheliche Pflichten, Fleischeslust',
    youth: 'ficken, bumsen, Petting, Masturbation, horny',
    english: 'sexuality, intercourse, orgasm, sex life',
    near: 'libidoverlust, erektionsstoerung, verhuetung, schmerzen-beim-sex',
  },
  {
    key: 'kuessen-und-naehe',
    kind: 'wellbeing',
    medical: 'Körperkontakt, Nähe, Oxytocin',
    lay: 'Kuscheln, Küssen, Umarmung, Zärtlichkeit, in den Arm nehmen, Kuschelhormon',
    regional: 'Bussi, Busserl, Schmusen, Knutschen, Müntschi, drucka',
    older: 'Herzen und Küssen, Liebkosung',
    youth: 'Cuddlen, rummachen',
    english: 'cuddling, hugging, kissing, affection',
    near: 'partnerschaft, pfeiffersches-druesenfieber',
  },
  {
    key: 'trennung',
    kind: 'situation',
    medical: 'Trennung, Scheidung, Trennungsbewältigung',
    lay:
      'Trennungsschmerz, verlassen worden, Schluss gemacht, Liebeskummer, Ehe kaputt, Ex vergessen, geschieden, ' +
      'Scheidungskinder',
    regional: 'Herzschmerz, gschiedn, Schluss gmacht',
    older: 'Liebesleid, gebrochenes Herz, Herzeleid',
    youth: 'Ghosting, Heartbreak, Break-up, Ex',
    english: 'separation, divorce, break up, lovesick, breakup',
    near: 'trauer, einsamkeit, broken-heart-syndrom',
  },
];
