/** Reviews of videos and pages with sources (S15.1), corrections (S15.4), and evidence for claims (S15.5). The reviewers are invented. */
import type { DemoReview } from '../shapes.ts';

const heart = 'Dr. med. Lena Ostermann, Fachärztin für Kardiologie';
const joints = 'Dr. med. Jonas Wieck, Facharzt für Orthopädie';
const mind = 'Dr. med. Farah Nazari, Fachärztin für Psychiatrie und Psychotherapie';
const family = 'Dr. med. Tilo Brandau, Facharzt für Allgemeinmedizin';
const author = '{presenter}';

const guideline = (title: string, number: string) => ({
  title,
  url: `https://register.awmf.org/de/leitlinien/detail/${number}`,
});

export const reviews: readonly DemoReview[] = [
  {
    of: { video: 'hochdruck1' },
    author,
    reviewer: heart,
    reviewedDaysAgo: 41,
    nextInDays: 324,
    interests: {
      de: 'Lena Ostermann hat 2024 einen Vortrag über Bluthochdruck für die Ärztekammer gehalten und dafür ein Honorar bekommen. Dr. Muster: keine.',
      en: 'In 2024 Lena Ostermann gave a talk on high blood pressure for the medical association and was paid for it. Dr. Muster: none.',
    },
    sources: [guideline('Nationale VersorgungsLeitlinie Hypertonie', 'nvl-009')],
    corrections: [
      {
        daysAgo: 18,
        text: 'Bei Minute 3 nannten wir 130/80 als Grenze für alle. Richtig ist: Ab 140/90 in der Praxis spricht man von Bluthochdruck.',
        en: 'At minute 3 we named 130/80 as the limit for everyone. The right figure: from 140/90 at the doctor’s it is called high blood pressure.',
      },
      {
        daysAgo: 39,
        text: 'Die Manschette gehört auf Herzhöhe. Im Film lag der Arm zu tief.',
        en: 'The cuff belongs at the height of the heart. In the film the arm lay too low.',
      },
    ],
    evidence: [
      {
        second: 12,
        claim: 'Je höher der Blutdruck über Jahre ist, desto häufiger sind Herzinfarkt und Schlaganfall.',
        en: 'The higher the blood pressure is over years, the more frequent are heart attacks and strokes.',
        grade: 'observational-study',
        source: 'Lewington u. a.: Eine Million Erwachsene in 61 prospektiven Studien. Lancet 2002',
        url: 'https://doi.org/10.1016/S0140-6736(02)11911-8',
      },
      {
        second: 17,
        claim: 'Weniger Salz senkt den Blutdruck.',
        en: 'Less salt lowers the blood pressure.',
        grade: 'systematic-review',
        source: 'He, Li, MacGregor: Effect of longer-term modest salt reduction on blood pressure. Cochrane 2013',
        url: 'https://doi.org/10.1002/14651858.CD004937.pub2',
      },
      {
        second: 23,
        claim: 'Verordnete Blutdruckmittel sollen regelmäßig genommen werden, auch ohne Beschwerden.',
        en: 'Prescribed medicines against high blood pressure should be taken regularly, also without complaints.',
        grade: 'guideline',
        source: 'Nationale VersorgungsLeitlinie Hypertonie',
        url: 'https://register.awmf.org/de/leitlinien/detail/nvl-009',
      },
    ],
  },
  {
    of: { video: 'hochdruck2' },
    author,
    reviewer: heart,
    reviewedDaysAgo: 41,
    nextInDays: 324,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Hypertonie', 'nvl-009')],
  },
  {
    of: { video: 'infarkt112' },
    author,
    reviewer: heart,
    reviewedDaysAgo: 12,
    nextInDays: 353,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Chronische KHK', 'nvl-004')],
  },
  {
    of: { video: 'herz-schw' },
    author,
    reviewer: heart,
    reviewedDaysAgo: 380,
    nextInDays: -15,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Chronische Herzinsuffizienz', 'nvl-006')],
  },
  {
    of: { video: 'diabetes1' },
    author,
    reviewer: family,
    reviewedDaysAgo: 90,
    nextInDays: 275,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Typ-2-Diabetes', 'nvl-001')],
    corrections: [
      {
        daysAgo: 60,
        text: 'Der Langzeitwert heißt HbA1c, nicht HbA1. Der Versprecher ist in den Untertiteln berichtigt.',
      },
    ],
    evidence: [
      {
        second: 19,
        claim: 'Bei hohem Risiko tritt Diabetes Typ 2 mit mehr Bewegung und weniger Gewicht seltener auf.',
        en: 'At high risk, type 2 diabetes occurs less often with more exercise and less weight.',
        grade: 'randomised-trial',
        source: 'Diabetes Prevention Program. New England Journal of Medicine 2002',
        url: 'https://doi.org/10.1056/NEJMoa012512',
      },
      {
        second: 24,
        claim: 'Augen, Füße und Nieren sollen bei Diabetes regelmäßig untersucht werden.',
        grade: 'guideline',
        source: 'Nationale VersorgungsLeitlinie Typ-2-Diabetes',
        url: 'https://register.awmf.org/de/leitlinien/detail/nvl-001',
      },
    ],
  },
  {
    of: { video: 'diabetes2' },
    author,
    reviewer: family,
    reviewedDaysAgo: 90,
    nextInDays: 275,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Typ-2-Diabetes', 'nvl-001')],
  },
  {
    of: { video: 'asthma1' },
    author,
    reviewer: family,
    reviewedDaysAgo: 120,
    nextInDays: 245,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Asthma', 'nvl-002')],
  },
  {
    of: { video: 'bronchitis' },
    author,
    reviewer: family,
    reviewedDaysAgo: 400,
    nextInDays: -35,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('S3-Leitlinie Akuter und chronischer Husten', '053-013')],
  },
  {
    of: { video: 'hexenschus' },
    author,
    reviewer: joints,
    reviewedDaysAgo: 30,
    nextInDays: 335,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Nicht-spezifischer Kreuzschmerz', 'nvl-007')],
    evidence: [
      {
        second: 21,
        claim: 'In Bewegung bleiben hilft bei akuten Kreuzschmerzen besser als Bettruhe.',
        en: 'With acute low back pain, staying active helps more than bed rest.',
        grade: 'guideline',
        source: 'Nationale VersorgungsLeitlinie Nicht-spezifischer Kreuzschmerz',
        url: 'https://register.awmf.org/de/leitlinien/detail/nvl-007',
      },
    ],
  },
  {
    of: { video: 'ruecken1' },
    author,
    reviewer: joints,
    reviewedDaysAgo: 30,
    nextInDays: 335,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Nicht-spezifischer Kreuzschmerz', 'nvl-007')],
  },
  {
    of: { video: 'migraene1' },
    author,
    reviewer: family,
    reviewedDaysAgo: 75,
    nextInDays: 290,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('S1-Leitlinie Therapie der Migräneattacke und Prophylaxe der Migräne', '030-057')],
  },
  {
    of: { video: 'depress1' },
    author,
    reviewer: mind,
    reviewedDaysAgo: 22,
    nextInDays: 343,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('Nationale VersorgungsLeitlinie Unipolare Depression', 'nvl-005')],
  },
  {
    of: { video: 'schlaf1' },
    author,
    reviewer: mind,
    reviewedDaysAgo: 55,
    nextInDays: 310,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [guideline('S3-Leitlinie Nicht erholsamer Schlaf, Insomnie bei Erwachsenen', '063-003')],
  },
  {
    of: { page: 'faq' },
    author,
    reviewer: family,
    reviewedDaysAgo: 25,
    nextInDays: 340,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [{ title: 'Bundesministerium für Gesundheit: gesund.bund.de', url: 'https://gesund.bund.de/' }],
    corrections: [
      {
        daysAgo: 12,
        text: 'Bei „An wen wende ich mich im Notfall?“ stand der Notruf 112 erst am Ende. Er steht jetzt am Anfang.',
        en: 'Under “Whom do I turn to in an emergency?” the emergency number 112 came last. It comes first now.',
      },
    ],
  },
  {
    of: { page: 'nutzungsbedingungen' },
    author,
    reviewer: family,
    reviewedDaysAgo: 200,
    nextInDays: 165,
    interests: { de: 'Keine.', en: 'None.' },
    sources: [],
  },
];
