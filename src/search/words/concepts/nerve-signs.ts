import type { ConceptSource } from './source.ts';

/** Signs of the nerves. */
export const nerveSignsConcepts: readonly ConceptSource[] = [
  {
    key: 'kribbeln',
    kind: 'sign',
    medical: 'Parästhesie, Missempfindung, Sensibilitätsstörung, Dysästhesie',
    lay:
      'Kribbeln, Ameisen in den Händen, Hände kribbeln, Finger kribbeln, es kribbelt überall, Arm kribbelt, ' +
      'eingeschlafene Hände, Nadelstiche, Prickeln, Kribbeln in den Händen, Kribbeln in den Füßen, Kribbeln in den Fingern, ' +
      'Füße kribbeln, Ameisenlaufen, Bein kribbelt, Hand eingeschlafen, Hände eingeschlafen, eingeschlafene Hand, ' +
      'Bein eingeschlafen, Fuß eingeschlafen',
    regional: 'Bitzeln, Surren, Wuseln, Ameisle laufen, krabbeln in de Finger, Ameisela, Chribbele, es kribbelt ma',
    english: 'tingling, pins and needles, tingling hands, tingling feet',
    signOf: 'polyneuropathie, karpaltunnelsyndrom',
  },
  {
    key: 'taubheitsgefuehl',
    kind: 'sign',
    medical: 'Hypästhesie, Anästhesie der Haut, sensibler Ausfall, Gefühlsstörung',
    lay:
      'Taubheitsgefühl, taubes Gefühl, Finger taub, Bein taub, eingeschlafenes Bein, gefühllos, Fuß eingeschlafen, ' +
      'Arm eingeschlafen, kein Gefühl in der Hand, Hand taub, Hände taub, Füße taub, taube Füße, Finger eingeschlafen',
    regional: 'pelzig, pelziges Gefühl, igschlofe, pelzad, Finger schlofn ei',
    english: 'numbness, numb, no feeling in hand, numb hand, numb feet',
    simple: 'man spürt nichts',
    signOf: 'polyneuropathie, bandscheibenvorfall, schlaganfall, karpaltunnelsyndrom',
  },
  {
    key: 'laehmung',
    kind: 'sign',
    medical: 'Parese, Plegie, Hemiparese, Paralyse, Hemiplegie, Querschnittslähmung',
    lay: 'Lähmung, gelähmt, kann Arm nicht bewegen, Bein gehorcht nicht, Bein gelähmt',
    english: "paralysis, paralysed, can't move arm",
    signOf: 'schlaganfall',
  },
  {
    key: 'muskelschwaeche',
    kind: 'sign',
    medical: 'Muskelatrophie, Kraftlosigkeit, Myopathie, Muskelschwund',
    lay:
      'Muskelschwäche, keine Kraft in den Beinen, keine Kraft in den Händen, Beine wie Pudding, Arme schwer, ' +
      'Muskeln werden weniger, lasse alles fallen, Beine sacken weg',
    regional: 'schlapp in de Haxn, Gummiknia',
    english: 'muscle weakness, weak legs, muscle wasting',
    signOf: 'sarkopenie, polymyalgie',
  },
  {
    key: 'tremor',
    kind: 'sign',
    code: 'R25.1',
    medical: 'Zittern der Hände, Ruhetremor, Handtremor',
    lay: 'Tremor, zittrige Hände, Hände zittern, Zittern, zittere am ganzen Körper, Kopf wackelt',
    regional: 'Tatterich, Tattrig, Zitterer, bibbern, schlottern, zidderig, Flatterer',
    older: 'Datterich',
    english: 'tremor, shaking hands, trembling',
    simple: 'die Hände zittern',
    signOf: 'parkinson, schilddruesenueberfunktion',
  },
  {
    key: 'muskelzucken',
    kind: 'sign',
    medical: 'Faszikulationen, Myoklonien, Myokymie',
    lay: 'Muskelzucken, Muskel zuckt, Zuckungen, Zucken im Bein, Zucken beim Einschlafen',
    english: 'muscle twitching, twitching',
    near: 'magnesiummangel, augenlidzucken',
  },
  {
    key: 'augenlidzucken',
    kind: 'sign',
    medical: 'Lidmyokymie, Blepharospasmus',
    lay: 'Augenlidzucken, Auge zuckt, Zucken am Auge, Lid zuckt, nervöses Augenzucken',
    english: 'eye twitching, eyelid twitch',
    near: 'stress, magnesiummangel',
  },
  {
    key: 'sprachstoerung',
    kind: 'sign',
    code: 'R47',
    medical: 'Aphasie, Dysarthrie, Sprechstörung, Wortfindungsstörung',
    lay:
      'Sprachstörung, finde die Worte nicht, lallen, undeutliche Sprache, kann nicht mehr sprechen, verwaschene Sprache, ' +
      'Wörter fallen nicht ein',
    english: "speech problems, slurred speech, can't find words",
    signOf: 'schlaganfall',
  },
  {
    key: 'gangunsicherheit',
    kind: 'sign',
    code: 'R26',
    medical: 'Gangstörung, Gangataxie',
    lay: 'Gangunsicherheit, unsicherer Gang, wackelig beim Gehen, schwankend laufen, unsicher auf den Beinen, Beine wackelig',
    regional: 'wacklig beinand, uf de Bei unsicher',
    english: 'unsteady walking, gait problems',
    near: 'sturzgefahr, schwindel',
    signOf: 'polyneuropathie, parkinson',
  },
  {
    key: 'bewusstlosigkeit',
    kind: 'sign',
    medical: 'Bewusstseinsverlust, Koma',
    lay: 'Bewusstlosigkeit, bewusstlos, nicht ansprechbar, reagiert nicht mehr, im Koma',
    older: 'Besinnungslosigkeit',
    english: 'unconscious, passed out, coma',
    near: 'ohnmacht',
  },
  {
    key: 'kopf-kribbeln',
    kind: 'sign',
    medical: 'Kopfhautdysästhesie, Trichodynie',
    lay: 'Kribbeln am Kopf, Kopfhaut kribbelt, Kopfhaut brennt, Haare tun weh, Haarwurzeln schmerzen, Kopfhaut tut weh',
    regional: 'Haarweh',
    english: 'scalp tingling, scalp hurts, scalp pain',
    near: 'kribbeln, trockene-kopfhaut',
  },
];
