import type { Locale } from '#kit/locale.ts';

/*
 * What a room does with data of people, as data: of it follow the lists on the privacy page and the register of processing
 * activities (Art. 30 GDPR). A test compares it with tables, jobs, cookies and storage that there really are.
 */

/** Art. 6 (1) (a), (b), (c) and (f) GDPR; `health-consent` is Art. 9 (2) (a), beside one of the others. */
export type LegalBasis = 'consent' | 'contract' | 'legal-duty' | 'interest' | 'health-consent';

export type Concerned = 'visitors' | 'members' | 'buyers' | 'writers' | 'team';

/** Who gets data, beside whoever hosts the site. Which of them a site has is a matter of its settings. */
export type RecipientName =
  | 'mail'
  | 'payment'
  | 'google'
  | 'facebook'
  | 'statistics'
  | 'push'
  | 'file-store'
  | 'backup-store'
  | 'traces';

type ProcessingTexts = {
  readonly title: string;
  readonly purpose: string;
  /** Categories of data. */
  readonly data: string;
  /** When it is deleted. */
  readonly kept: string;
};

export type Processing = {
  /** Unique and permanent. */
  readonly name: string;
  readonly texts: Readonly<Record<Locale, ProcessingTexts>>;
  readonly concerns: readonly Concerned[];
  readonly basis: readonly LegalBasis[];
  readonly recipients?: readonly RecipientName[];
  readonly tables?: readonly string[];
  /** Names of kinds of jobs. */
  readonly jobs?: readonly string[];
  /** Names, without the prefix that they have over TLS; a final `*` stands for any ending. */
  readonly cookies?: readonly string[];
  /** Keys of local storage, and caches, likewise. */
  readonly storage?: readonly string[];
};
