import type { ConceptSource } from './source.ts';

/** Allergies and intolerances. */
export const allergiesConcepts: readonly ConceptSource[] = [
  {
    key: 'allergie',
    kind: 'illness',
    medical: 'Allergie, Atopie, allergische Reaktion, Hypersensitivität, Soforttypallergie',
    lay:
      'allergisch, Allergien, gegen was bin ich allergisch, Überempfindlichkeit, allergischer Schub, bin allergisch, ' +
      'auf was bin ich allergisch, vertrage etwas nicht, Allergie testen, Allergien was tun',
    regional: 'Allergi, allergisch uf, Alergie',
    english: 'allergy, allergies, allergic reaction, allergic',
    near: 'allergietest, antihistaminika, heuschnupfen',
  },
  {
    key: 'heuschnupfen',
    kind: 'illness',
    code: 'J30',
    medical: 'allergische Rhinitis, Pollinosis, Rhinitis allergica, Pollenallergie, saisonale Rhinokonjunktivitis',
    lay:
      'Heuschnupfen, Niesen im Frühling, Gräserpollen, Birkenpollen, niese ständig, Pollen, Niesattacken draußen, ' +
      'Pollenflug, Augen tränen Frühling, Mund kribbelt bei Äpfeln, Mund kribbelt Apfel, Apfel juckt im Mund, Birke, Gräser, ' +
      'allergisch auf Pollen, Nase juckt Frühling, kribbelt mein Mund bei Äpfeln',
    regional: 'Heupfnüsel, Heuschnupfa, Heufieber, Heipfnüsl, Heuschnuppen, Heuschnupfn, Heuschnuppe, Höischnupfe',
    older: 'Heukatarrh',
    english: 'hay fever, pollen allergy, allergic rhinitis, sneezing in spring, itchy eyes spring',
    simple: 'vom Gras und von Blumen niesen',
    broader: 'allergie',
    near: 'hyposensibilisierung, juckende-augen',
  },
  {
    key: 'hausstauballergie',
    kind: 'illness',
    medical: 'Hausstauballergie, Hausstaubmilbenallergie, Milbenallergie, perenniale Rhinitis',
    lay: 'Milben im Bett, Nase zu im Bett, Staub Allergie, allergisch gegen Staub, niese im Bett',
    english: 'dust mite allergy, dust allergy',
    broader: 'allergie',
  },
  {
    key: 'tierhaarallergie',
    kind: 'illness',
    medical: 'Tierhaarallergie, Tierepithelallergie',
    lay:
      'Katzenallergie, Hundeallergie, allergisch gegen Katzen, Pferdeallergie, Katzenhaarallergie, vertrage Katzen nicht, ' +
      'vertrage keine Katzen, vertrage Hunde nicht, vertrage keine Tiere, Katzenhaare, Hundehaare, Niesen bei Katzen, ' +
      'allergisch auf Katzen, allergisch auf Hunde, Katze Allergie, reagiere auf Katzen',
    regional: 'Chatzehaar Allergie, vertrag koane Katzn',
    english: 'cat allergy, dog allergy, pet allergy, allergic to cats, allergic to dogs, cat hair',
    broader: 'allergie',
  },
  {
    key: 'insektengiftallergie',
    kind: 'illness',
    medical: 'Insektengiftallergie, Wespengiftallergie, Bienengiftallergie, Hymenopterengiftallergie',
    lay: 'allergisch gegen Wespen, Wespenallergie, Bienenallergie',
    english: 'wasp allergy, bee sting allergy',
    broader: 'allergie',
    near: 'insektenstich, anaphylaxie',
  },
  {
    key: 'nahrungsmittelallergie',
    kind: 'illness',
    medical: 'Nahrungsmittelallergie, Lebensmittelallergie, Nussallergie, Erdnussallergie, Kreuzallergie, orales Allergiesyndrom',
    lay:
      'allergisch gegen Nüsse, Jucken im Mund beim Apfel, Apfel juckt im Mund, Kuhmilchallergie, Eiallergie, ' +
      'Essen allergisch, Gaumen juckt',
    english: 'food allergy, nut allergy, peanut allergy',
    broader: 'allergie',
    near: 'nahrungsmittelunvertraeglichkeit',
  },
  {
    key: 'nahrungsmittelunvertraeglichkeit',
    kind: 'illness',
    medical: 'Nahrungsmittelunverträglichkeit, Nahrungsmittelintoleranz, Lebensmittelunverträglichkeit',
    lay: 'vertrage Essen nicht, Bauchweh nach bestimmtem Essen, was vertrage ich nicht',
    english: 'food intolerance',
    near: 'laktoseintoleranz, histaminintoleranz, zoeliakie',
  },
  {
    key: 'histaminintoleranz',
    kind: 'illness',
    medical: 'Histaminintoleranz, HIT, Histaminose, DAO-Mangel',
    lay: 'vertrage keinen Rotwein, Histamin, rot im Gesicht nach Wein, Histaminunverträglichkeit',
    english: 'histamine intolerance',
  },
  {
    key: 'kontaktallergie',
    kind: 'illness',
    code: 'L23',
    medical: 'Kontaktallergie, allergisches Kontaktekzem, Typ-IV-Allergie, Nickelallergie, Kontaktdermatitis',
    lay:
      'allergisch auf Nickel, Ausschlag vom Schmuck, Modeschmuck Ausschlag, allergisch auf Creme, Duftstoffallergie, ' +
      'Haarfärbemittel Ausschlag',
    english: 'contact allergy, nickel allergy, contact dermatitis',
    broader: 'allergie',
    near: 'ekzem',
  },
  {
    key: 'medikamentenallergie',
    kind: 'illness',
    medical: 'Medikamentenallergie, Arzneimittelallergie, Penicillinallergie, Arzneimittelexanthem',
    lay: 'allergisch auf Penicillin, Ausschlag von Tabletten, Ausschlag nach Antibiotikum, vertrage Tablette nicht',
    english: 'drug allergy, penicillin allergy, rash after antibiotics',
    broader: 'allergie',
  },
  {
    key: 'latexallergie',
    kind: 'illness',
    medical: 'Latexallergie, Latex-Typ-I-Allergie',
    lay: 'allergisch gegen Gummi, Ausschlag von Handschuhen, Kondomallergie',
    english: 'latex allergy',
    broader: 'allergie',
  },
  {
    key: 'anaphylaxie',
    kind: 'illness',
    code: 'T78.2',
    medical: 'Anaphylaxie, anaphylaktischer Schock, anaphylaktische Reaktion, allergischer Schock',
    lay: 'Allergieschock, Hals schwillt zu, keine Luft nach Wespenstich, schwere allergische Reaktion',
    english: 'anaphylaxis, anaphylactic shock, severe allergic reaction',
    broader: 'allergie',
    near: 'adrenalin-autoinjektor, adrenalin',
  },
  {
    key: 'schimmelallergie',
    kind: 'illness',
    medical: 'Schimmelpilzallergie',
    lay: 'Schimmelallergie, krank durch Schimmel, Schimmel in der Wohnung, Schimmel Husten',
    english: 'mould allergy, mold in the flat',
    broader: 'allergie',
  },
  {
    key: 'niesen',
    kind: 'sign',
    medical: 'Sternutatio, Niesanfall',
    lay: 'Niesen, muss ständig niesen, Niesattacke, Niesreiz, Nase juckt',
    regional: 'Hatschi, Nüüsse, niaßn',
    english: 'sneezing, constant sneezing',
    signOf: 'heuschnupfen, erkaeltung',
  },
];
