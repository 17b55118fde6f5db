import type { ConceptSource } from './source.ts';

/** Trauma, stress, psychoses and personality. */
export const mindTraumaStressConcepts: readonly ConceptSource[] = [
  {
    key: 'posttraumatische-belastungsstoerung',
    kind: 'illness',
    code: 'F43.1',
    medical:
      'posttraumatische Belastungsstörung, PTBS, PTSD, Traumafolgestörung, komplexe PTBS, ' +
      'posttraumatisches Belastungssyndrom',
    lay: 'Trauma, Flashbacks, schlimme Erinnerungen, Albträume nach Unfall, seelische Verletzung, Kriegstrauma, traumatisiert',
    older: 'Kriegsneurose, Kriegszitterer, Schreckneurose',
    english: 'post-traumatic stress disorder, trauma',
    simple: 'nach einem schlimmen Erlebnis krank',
    near: 'akute-belastungsreaktion, emdr',
  },
  {
    key: 'akute-belastungsreaktion',
    kind: 'illness',
    code: 'F43.0',
    medical: 'akute Belastungsreaktion, akute Belastungsstörung, psychischer Schock, akute Stressreaktion',
    lay: 'Nervenzusammenbruch, unter Schock stehen, seelischer Schock, Zusammenbruch der Nerven',
    older: 'Nervenschock',
    english: 'nervous breakdown, acute stress reaction, mental breakdown',
    near: 'posttraumatische-belastungsstoerung, anpassungsstoerung',
  },
  {
    key: 'anpassungsstoerung',
    kind: 'illness',
    code: 'F43.2',
    medical: 'Anpassungsstörung, reaktive Depression, depressive Reaktion',
    lay: 'komme mit Trennung nicht klar, Lebenskrise, seelische Krise',
    english: 'adjustment disorder, life crisis',
    near: 'depression, trauerstoerung',
  },
  {
    key: 'trauerstoerung',
    kind: 'illness',
    medical: 'Trauerstörung, anhaltende Trauerstörung, komplizierte Trauer, prolongierte Trauerstörung',
    lay: 'Trauer hört nicht auf, komme über Tod nicht hinweg, kann nicht loslassen nach Tod',
    english: 'prolonged grief disorder, complicated grief',
    near: 'trauer, depression',
  },
  {
    key: 'burnout',
    kind: 'illness',
    code: 'Z73',
    medical: 'Burn-out-Syndrom, Erschöpfungssyndrom, Erschöpfungsdepression, Neurasthenie',
    lay:
      'Burnout, ausgebrannt, kann nicht mehr, total erschöpft von der Arbeit, Akku leer, überarbeitet, ' +
      'kann nicht mehr arbeiten, ausgebrannt von der Arbeit, Arbeit macht mich fertig, Job macht mich kaputt, ' +
      'völlig ausgebrannt, leer und ausgelaugt, Batterie leer, nichts geht mehr',
    regional: 'ausbrennt, fix und foxi, i kann nimma, ich mag nümm',
    older: 'Nervenschwäche, Managerkrankheit, nervöse Erschöpfung',
    youth: 'Burn-out, Burned out',
    english: 'burnout, burned out, exhausted from work, burnt out, burn out, job burnout, burning out',
    simple: 'von der Arbeit krank und müde',
    broader: 'psychische-gesundheit',
    near: 'depression, stress, muedigkeit, ueberforderung',
  },
  {
    key: 'boreout',
    kind: 'illness',
    medical: 'Bore-out-Syndrom',
    lay: 'Boreout, Langeweile bei der Arbeit, Unterforderung, unterfordert im Job',
    english: 'boreout',
    near: 'burnout',
  },
  {
    key: 'stress',
    kind: 'illness',
    code: 'F43, Z73.3',
    medical: 'Stressreaktion, chronischer Stress, Disstress, psychische Belastung',
    lay:
      'Stress, Dauerstress, gestresst, zu viel Druck, alles zu viel, unter Strom, komme nicht zur Ruhe, Hektik, ' +
      'zu viel Stress, unter Druck, Stress auf der Arbeit, angespannt, ständig unter Strom, Stress macht krank',
    regional: 'Gschtress, umananderhetzen, gstresst, im Stress, Gschtürm',
    older: 'Nervenbelastung, abgehetzt, Hetze',
    youth: 'stressed, Stress pur, cringe gestresst',
    english: 'stress, stressed out, under pressure, stress at work',
    simple: 'zu viel zu tun haben',
    broader: 'psychische-gesundheit',
    near: 'burnout, entspannung, ueberforderung',
  },
  {
    key: 'somatoforme-stoerung',
    kind: 'illness',
    code: 'F45',
    medical:
      'somatoforme Störung, somatische Belastungsstörung, psychosomatische Beschwerden, psychovegetatives Syndrom, ' +
      'funktionelle Beschwerden, Somatisierungsstörung',
    lay:
      'Arzt findet nichts, Schmerzen ohne Ursache, Körper weint mit, seelisch bedingte Schmerzen, psychosomatisch, ' +
      'Psyche schlägt auf Körper',
    older: 'vegetative Dystonie, nervöses Leiden',
    english: 'psychosomatic, somatic symptom disorder, medically unexplained symptoms',
    simple: 'die Seele macht den Körper krank',
    near: 'krankheitsangst, stress',
  },
  {
    key: 'schizophrenie',
    kind: 'illness',
    code: 'F20',
    medical: 'Schizophrenie, paranoide Schizophrenie, schizophrene Psychose',
    lay: 'Stimmen hören, fühlt sich verfolgt',
    older: 'Irresein, Jugendirresein, Spaltungsirresein',
    youth: 'schizo',
    english: 'schizophrenia, hearing voices',
    near: 'psychose',
  },
  {
    key: 'psychose',
    kind: 'illness',
    code: 'F20, F23, F29',
    medical: 'Psychose, psychotische Störung, psychotische Episode, Wahn, wahnhafte Störung',
    lay: 'Wahnvorstellungen, Verfolgungswahn, Realitätsverlust, Paranoia',
    older: 'Wahnsinn, Geisteskrankheit, Umnachtung',
    youth: 'paranoid',
    english: 'psychosis, psychotic, delusions',
    near: 'schizophrenie, halluzinationen, neuroleptika',
  },
  {
    key: 'borderline',
    kind: 'illness',
    code: 'F60.3',
    medical: 'Borderline, Borderline-Persönlichkeitsstörung, emotional instabile Persönlichkeitsstörung, BPS',
    lay: 'Borderliner, Gefühlschaos, Schwarzweißdenken',
    english: 'borderline personality disorder, BPD',
    near: 'selbstverletzung, persoenlichkeitsstoerung',
  },
  {
    key: 'persoenlichkeitsstoerung',
    kind: 'illness',
    code: 'F60, F61',
    medical:
      'Persönlichkeitsstörung, narzisstische Persönlichkeitsstörung, dissoziale Persönlichkeitsstörung, ' +
      'ängstlich-vermeidende Persönlichkeitsstörung',
    lay: 'Narzissmus, Narzisst, Psychopath, schwieriger Charakter',
    youth: 'toxische Person, narzisstisch',
    english: 'personality disorder, narcissism, narcissist',
    near: 'borderline',
  },
  {
    key: 'dissoziative-stoerung',
    kind: 'illness',
    code: 'F44',
    medical:
      'dissoziative Störung, Depersonalisation, Derealisation, Dissoziation, Konversionsstörung, ' +
      'dissoziative Identitätsstörung',
    lay: 'neben mir stehen, alles unwirklich, wie im Film, multiple Persönlichkeit',
    older: 'Hysterie',
    youth: 'dissoziieren',
    english: 'dissociation, derealization, depersonalization',
    near: 'posttraumatische-belastungsstoerung, angststoerung',
  },
];
