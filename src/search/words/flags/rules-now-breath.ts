import type { RuleSource } from './rules-source.ts';

/** What cannot wait: 112. Breath, airways, allergies and seizures. */
export const breathRules: readonly RuleSource[] = [
  {
    key: 'luft',
    level: 'now',
    prevents: false,
    source: 'Deutsche Atemwegsliga: Atemnot als Notfall; 112.de',
    advice: {
      de: '112 rufen. Aufrecht sitzen, Arme abstützen, enge Kleidung öffnen; ein verordnetes Notfallspray geben.',
      en: 'Call 112. Sit upright with the arms supported, loosen tight clothes; give the prescribed emergency inhaler.',
    },
    when: `
      atemnot - 'vor Lachen'/'lachen müssen'/'so lachen'/'Lachanfall'/'laughing so'/'Witz'/'lustig'/'funny'
      insekt + mundraum
      pseudokrupp
      starkanfall + atemnot/stark/'hilft nicht'/'wirkt nicht'/'not working'
      geraet + ausfall - training/'kaufen'
      geraet + 'rausgerutscht'/'verstopft'/'blutet'/husten/atemnot
      saettigung
      stridor
      atemnot + 'Asthma'/'asthma'
      sauerstoffmessung + wenigprozent - 'Jahre'/'kaufen'`,
    examples: `
      bekomme keine luft
      wespe im hals
      atem not
      lippen blau
      can't breathe
      kriegkeineluft
      keinen ganzen satz mehr sprechen asthma
      Sättigung 80 Prozent`,
    calm: `
      luft holen lernen
      keine atemnot nur husten
      atemberaubend
      blaue flecken`,
  },
  {
    key: 'verschluckt',
    level: 'now',
    source: 'Deutsches Rotes Kreuz, Erste Hilfe: Fremdkörper in den Atemwegen; GIZ Erfurt: Knopfzellen',
    advice: {
      de: 'Hustet die Person noch: weiter husten lassen. Kann sie es nicht mehr: fünfmal kräftig zwischen die Schulterblätter schlagen, dann fünfmal Heimlich-Griff (bei Säuglingen Brustkorb drücken), im Wechsel, und 112 rufen.',
      en: 'Still coughing: encourage it. No longer able to: five firm back blows, then five abdominal thrusts (chest thrusts in infants), in turn, and call 112.',
    },
    when: `
      erstickt - 'vor Lachen'/'laughing'
      verschluckt + atemnot/stridor/kind/husten - knopfzelle/gift
      'steckt im Hals'/'im Hals stecken'/'stuck in throat'
      dinge + imhals
      dinge + verschluckt + kind/atemnot/stridor/jetzt/baby/husten
      verschluckt + 'kriegt nichts'/'nichts raus'/'röchelt'/'würgt'/'panisch' - gift
      verschluckt + stridor/blau/atemnot/erbrechen - gift/blauerfleck
      dinge + kind + verschluckt/geschluckt - gift/medizin/allergie
      dinge + kind + husten + ploetzlich/jetzt/nun/stark - allergie`,
    examples: `
      erstickt an essen
      my toddler is choking
      legostein im hals
      murmel in der luftröhre
      verschluckt wird blau
      grape stuck in throat`,
    calm: `
      erstickt gefühle
      frosch im hals
      was dürfen kinder essen nüsse`,
  },
  {
    key: 'knopfzelle',
    level: 'now',
    helps: ['112', 'giftnotruf'],
    source: 'Giftinformationszentrum Erfurt: Knopfzellen und Magnete',
    when: `
      knopfzelle + geschluckt/verschluckt/kind
      knopfzelle + dinge`,
    examples: `kind hat knopfbatterie verschluckt`,
    calm: `batterie wechseln`,
  },
  {
    key: 'anaphylaxie',
    level: 'now',
    prevents: true,
    source: 'AWMF-Leitlinie Anaphylaxie; Deutscher Allergie- und Asthmabund',
    advice: {
      de: 'Adrenalin-Pen sofort in den Oberschenkel, 112 rufen. Bei Atemnot sitzen, bei Schwindel hinlegen und die Beine hoch.',
      en: 'Adrenaline pen into the thigh at once, call 112. Sit up if breathing is hard; lie down with raised legs if dizzy.',
    },
    when: `
      anaphylaxie
      mundraum + geschwollen - mandeln/husten/schlucken
      zunge + geschwollen + ploetzlich/allergie/atemnot/jetzt/ausschlag
      allergie + atemnot/ohnmacht/bewusstlos/stridor
      allergie + 'Schock'/'shock'
      allergie + gesicht + geschwollen
      ausschlag + atemnot/ohnmacht/zunge
      gesicht + geschwollen + ploetzlich/atemnot/ausschlag
      allergie + mundraum + 'eng'/'kribbelt'/'juckt'/'tight'/'itchy'/'tingling'/geschwollen/atemnot
      allergie + schwindel/erbrechen/kalterschweiss/ausschlag - husten
      allergie + atemnot/mundraum + jetzt/geschluckt
      ausschlag + atemnot/schwindel/erbrechen + ploetzlich/allergie/jetzt
      gesicht/zunge + geschwollen + allergie/geschluckt/medizin
      ausschlag + schwindel/ohnmacht/erbrechen
      allergie/geschluckt + ausschlag + geschwollen/schwindel/erbrechen/atemnot`,
    examples: `
      zunge schwillt an
      wespenstich atemnot
      allergie luft weg
      throat closing up after peanuts
      nussallergie nuss gegessen hals wird eng
      bienenstich mir wird schwindlig`,
    calm: `
      allergie test
      stich mücke
      allergie rezept verlängern
      was ist anaphylaxie einfach erklärt`,
  },
  {
    key: 'krampf',
    level: 'now',
    source: 'Deutsche Gesellschaft für Epileptologie; Kinderärzte im Netz: Fieberkrampf',
    advice: {
      de: '112 rufen. Nicht festhalten, nichts in den Mund; Gegenstände wegräumen, Zeit messen, danach stabile Seitenlage.',
      en: 'Call 112. Do not hold the person or put anything in the mouth; clear the space, time the fit, then the recovery position.',
    },
    when: `
      krampft
      krampfname
      kind + 'krampf' - krampfwade
      'ganzer Körper zuckt'/'zuckt am ganzen Körper'
      zuckt + gefallen/ohnmacht
      zuckt + augenweg
      zuckt + kind/baby/andere/bewusstlos/benommen + fieber/bewusstlos/benommen/augenweg/stridor/jetzt/hochfieber/ploetzlich/blau - schuettelfrost/auge
      baby/kind + zuckt - 'Schlaf'/'Einschlafen'/'Kopf schütteln'/'sleep'/fremdgefahr
      augenweg + kind/baby/andere/benommen/fieber/krampft
      zuckt + 'ganzen Körper'/'ganze Körper'/'whole body'/'am ganzen'`,
    examples: `
      kind krampft
      fieberkrampf
      seizure won't stop
      baby zuckt und verdreht die augen
      kind schüttelt ganz stark fieber augen nach oben`,
    calm: `
      wadenkrampf
      krampfadern im hoden seit jahren keine schmerzen
      augenlid zuckt
      baby zuckt im schlaf`,
  },
];
