import type { ConceptSource } from './source.ts';

/** Washing, care of skin, teeth and feet, shoes. */
export const bodyCareConcepts: readonly ConceptSource[] = [
  {
    key: 'haendewaschen',
    kind: 'wellbeing',
    medical: 'Händehygiene, Händedesinfektion',
    lay:
      'Hände waschen, Händewaschen, Hände desinfizieren, Seife, Hände richtig waschen, Hände waschen wie lange, ' +
      'wie wäscht man Hände, Keime an den Händen',
    regional: 'Händ waschn, Händ wäsche',
    english: 'hand washing, wash hands, hand hygiene, hand sanitiser',
    near: 'erkaeltung-vorbeugen, ekzem',
  },
  {
    key: 'zaehneputzen',
    kind: 'wellbeing',
    medical: 'Mundhygiene, Zahnpflege, Interdentalbürste',
    lay: 'Zähne putzen, Zahnbürste, Zahnseide, Zahnpasta, elektrische Zahnbürste, Zähne pflegen, Mundspülung',
    regional: 'Zähnd putzn, Zäh putze, Zähnli putze',
    older: 'Zahnreinigung, Zahnpulver',
    english: 'brushing teeth, toothbrush, dental floss, toothpaste, oral hygiene, dental care',
    near: 'karies, mundgeruch, zahnfleischentzuendung',
  },
  {
    key: 'hautpflege',
    kind: 'wellbeing',
    medical: 'Hautpflege, Basispflege, Pflegecreme',
    lay:
      'Gesichtspflege, Creme, eincremen, Haut pflegen, Hautcreme, Lotion, Kosmetik, eincremen wie, welche Creme, ' +
      'Haut eincremen, Pflege für die Haut, Handcreme',
    regional: 'eischmiern, iicreme',
    older: 'Salbung, Cold Cream',
    youth: 'Skincare, Skincare-Routine, Moisturizer, Glowing Skin',
    english: 'skin care, moisturiser, face cream, skincare routine, moisturizing',
    near: 'trockene-haut, haut, sonnenschutz',
  },
  {
    key: 'koerperpflege',
    kind: 'wellbeing',
    medical: 'Körperhygiene, Körperpflege',
    lay: 'waschen, duschen, wie oft duschen, Deo, Hygiene, Haare waschen',
    older: 'Reinlichkeit, Leibespflege',
    english: 'personal hygiene, showering, deodorant, washing',
    near: 'schwitzen, koerpergeruch, hautpflege',
  },
  {
    key: 'intimhygiene',
    kind: 'wellbeing',
    medical: 'Intimhygiene, Intimpflege',
    lay: 'unten waschen, Intimrasur, Intimwaschlotion, untenrum waschen',
    english: 'intimate hygiene, washing down there, pubic hair shaving',
    near: 'scheidenpilz, intimbereich',
  },
  {
    key: 'fusspflege',
    kind: 'wellbeing',
    medical: 'Fußpflege, Pediküre',
    lay: 'Füße pflegen, Nägel schneiden, Hornhaut entfernen, Füße eincremen, Hühneraugen entfernen',
    regional: 'Fiaß pflegn, Fuessbad',
    english: 'foot care, pedicure, cutting toenails',
    near: 'diabetischer-fuss, hornhaut-schwielen, eingewachsener-nagel',
  },
  {
    key: 'rasieren',
    kind: 'wellbeing',
    medical: 'Rasur, Haarentfernung, Epilation',
    lay: 'Rasieren, Beine rasieren, Rasierpickel, Haare entfernen, Waxing, Enthaarung',
    regional: 'balbieren',
    older: 'barbieren',
    youth: 'Sugaring, IPL',
    english: 'shaving, hair removal, razor burn',
    near: 'hautpflege',
  },
  {
    key: 'tattoo-und-piercing',
    kind: 'situation',
    medical: 'Tätowierung, Piercing',
    lay: 'Tattoo, Tattoo pflegen, Ohrlöcher, Ohrring, Tätowierung entfernen',
    english: 'tattoo aftercare, ear piercing',
  },
  {
    key: 'schuhe',
    kind: 'wellbeing',
    medical: 'Geeignetes Schuhwerk, Barfußlaufen',
    lay: 'Schuhe, richtige Schuhe, hohe Absätze, Barfuß laufen, Barfußschuhe, drückende Schuhe, bequeme Schuhe',
    regional: 'Schuach, Latschen, Patschn, Finken',
    older: 'Schuhwerk, Pantoffeln',
    youth: 'Sneaker, High Heels',
    english: 'shoes, comfortable shoes, barefoot shoes, walking barefoot',
    near: 'hallux-valgus, blasen-an-den-fuessen, fussschmerzen',
  },
];
