import type { EvidenceGrade } from '#catalog/evidence/traits.ts';
import type { VideoTraits } from '#catalog/traits.ts';

/**
 * The shapes of the demo world. Everything under `demo/content` is data of these types; `fill/site-content.ts`
 * turns it into what `npm run import` reads. References are by shortid or slug, never by id.
 */

/** A line drawing of the picture script (`demo/make/motifs.ts`). */
export type Motif =
  | 'heart'
  | 'spine'
  | 'lung'
  | 'moon'
  | 'bowl'
  | 'leaf'
  | 'brain'
  | 'drop'
  | 'sun'
  | 'foot'
  | 'book'
  | 'pill'
  | 'stethoscope'
  | 'hand'
  | 'eye'
  | 'ear'
  | 'bone'
  | 'stomach'
  | 'shield'
  | 'cup'
  | 'tree'
  | 'wave'
  | 'speech'
  | 'mat'
  | 'apple'
  | 'bed'
  | 'candle'
  | 'mountain'
  | 'clock'
  | 'tooth'
  | 'microbe'
  | 'kidney'
  | 'joint'
  | 'path';

/** The hue of a picture; each section of the site has its own. */
export type Hue = 'health' | 'feelgood' | 'partner' | 'presenter' | 'coaching';

/** A real clip under `demo/clips/{key}`; several videos may show the same one. */
export type ClipKey =
  | 'atem'
  | 'schlaf'
  | 'ruecken'
  | 'herz'
  | 'ernaehrung'
  | 'haut'
  | 'immunsystem'
  | 'achtsamkeit'
  | 'bewegung'
  | 'trinken';

/**
 * The speech in German, and the English caption of the same cue. Each fits into two caption lines of 42 characters (84 in total).
 */
export type Sentence = { readonly de: string; readonly en: string };

/** A chapter of a film; its title only appears in the player's list, never in the picture. */
type SpokenChapter = { readonly title: string; readonly titleEn: string; readonly sentences: readonly Sentence[] };

/** A film's own speech, over silent pictures that it shares with others. */
export type Speech = readonly SpokenChapter[];

/** A category slug of S2.23. */
export type Category =
  | 'krankheiten'
  | 'psychische-erkrankungen'
  | 'fachaerzte'
  | 'dein-koerper'
  | 'arztbesuch'
  | 'therapien'
  | 'medikamente'
  | 'gesunde-ernaehrung-und-abnehmen'
  | 'psychologie-und-mentale-staerke'
  | 'fitness-und-bewegung'
  | 'meine-buchtipps';

/** English texts of an entry. Used only when every German text of the entry has its English one (S1.7). */
type English<Fields extends string> = { readonly [F in Fields]?: string };

/** Texts of an entry in easy German (S19.4), each in place of the ordinary one. */
type EasyGerman<Fields extends string> = { readonly [F in Fields]?: string };

export type DemoTag = { readonly slug: string; readonly title: string; readonly en?: English<'title'> };

export type DemoVideo = {
  /** 3 to 10 of letters, digits, `_`, `-`. */
  readonly shortid: string;
  readonly title: string;
  /** The short line above the title: the topic in one to three words. */
  readonly topline: string;
  /** Two to four simple sentences. */
  readonly description: string;
  /** Lower-case lay and medical words that people would search for. */
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  /** The clip to show if it has no speech of its own. */
  readonly clip: ClipKey;
  readonly motif: Motif;
  readonly hue: Hue;
  /** The clip in sign language that is shown beside it (S19.6), under `demo/clips/{sign}`. */
  readonly sign?: 'gebaerden';
  /** What is only seen (S19.6), from seconds on. */
  readonly seen?: readonly { readonly start: number; readonly text: string; readonly en?: string }[];
  /** An editors' note (plain HTML: p, a, strong, em, ul, li), shown with 'Hinweise' on (S2.46). */
  readonly note?: string;
  readonly en?: English<'title' | 'topline' | 'description'>;
  readonly easy?: EasyGerman<'title' | 'description'>;
} & VideoTraits;

export type DemoPlaylist = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** A shorter title for lists by letter; determines its letter in the A to Z filter. */
  readonly titleList: string;
  /** A warmer line for teasers. */
  readonly titleTeaser: string;
  readonly description: string;
  /** `null`: no category (the list of a coaching or a partner, a selection for the start page). */
  readonly category: Category | null;
  readonly type: 'standard' | 'coaching';
  readonly exclusive?: boolean;
  readonly tags: readonly string[];
  /** Shortids of videos in order; for a coaching its days. */
  readonly videos: readonly string[];
  /** Shortids of the public videos in a coaching's list. */
  readonly trailers?: readonly string[];
  /** Slugs of partners whose content this is. */
  readonly partners?: readonly string[];
  readonly downloadLabel?: string;
  /** The download for owners, in `demo/downloads/{shortid}/`. */
  readonly downloadFile?: string;
  readonly motif: Motif;
  readonly hue: Hue;
  readonly xlType?: 'slider' | 'list';
  readonly lType?: 'normal' | 'center' | 'color';
  readonly en?: English<'title' | 'titleList' | 'titleTeaser' | 'description'>;
  readonly easy?: EasyGerman<'title' | 'description'>;
};

/** A content block (S3.9). `copy` is HTML of p, h2, h3, ul, ol, li, a, strong, em, blockquote, br. */
export type DemoModule =
  | {
      readonly template: 'text';
      readonly title: string;
      readonly copy: string;
      readonly en?: English<'title' | 'copy'>;
      readonly easy?: EasyGerman<'title' | 'copy'>;
    }
  | {
      readonly template: 'text-image';
      readonly title: string;
      readonly copy: string;
      readonly motif: Motif;
      readonly hue: Hue;
      readonly imagePosition: 'left' | 'right';
      readonly en?: English<'title' | 'copy'>;
      readonly easy?: EasyGerman<'title' | 'copy'>;
    }
  | { readonly template: 'playlist'; readonly title: string; readonly playlist: string; readonly en?: English<'title'> };

export type DemoPartner = {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences that say who they are and that this is their content. */
  readonly description: string;
  /** A URL under example.org. */
  readonly url: string;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'description'>;
};

/** The review of a video or a page (S15.1); `{presenter}` is replaced. Days count from the first start. */
export type DemoReview = {
  /** Shortid, or slug. */
  readonly of: { readonly video: string } | { readonly page: string };
  readonly author: string;
  readonly reviewer: string;
  readonly reviewedDaysAgo: number;
  /** Negative: overdue. */
  readonly nextInDays: number;
  /** Interests of their own of those who wrote or reviewed it (S15.1). */
  readonly interests?: { readonly de: string; readonly en: string };
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** A correction of a published video (S15.4). */
  readonly corrections?: readonly { readonly daysAgo: number; readonly text: string; readonly en?: string }[];
  /** Claims made in a video, by the second (S15.5). */
  readonly evidence?: readonly {
    readonly second: number;
    readonly claim: string;
    readonly en?: string;
    readonly grade: EvidenceGrade;
    readonly source: string;
    readonly url: string;
  }[];
};

/** A daily: a video of a day. `daysAgo` counts back from the day of the first start (0 = today). */
export type DemoDaily = { readonly kind: 'daily' | 'yoga'; readonly daysAgo: number; readonly video: string };

/** A presenter page at /mein-{presenter}/{slug}: a project with items, both made of modules. */
export type DemoProject = {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly items: readonly {
    readonly slug: string;
    readonly title: string;
    readonly motif: Motif;
    readonly modules: readonly DemoModule[];
  }[];
  readonly en?: English<'title' | 'intro'>;
};

/** A page at /meta/{slug} (impressum, faq, datenschutz, kontakt, nutzungsbedingungen, barrierefreiheit). The FAQ has a module for each question. */
export type DemoPage = {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'intro'>;
  readonly easy?: EasyGerman<'title' | 'intro'>;
};

export type DemoCoaching = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** Its name on the payment page and the invoice: names no illness (S16.5). */
  readonly stripeName: string;
  /** Gross price in cents. */
  readonly priceCents: number;
  /** VAT included, in per cent; default 19. */
  readonly vatPercent?: number;
  readonly intro: string;
  /** Rich text: one `ul` with the contents. */
  readonly bulletpoints: string;
  /** Contraindications (S13.3). HTML. */
  readonly contraindications: string;
  /** Something is sent by post, so an address is required (S4.7). */
  readonly needsAddress?: boolean;
  /** What decides whether it needs an approval (S15.7); without it nobody teaches live, answers questions or checks. */
  readonly distanceLearning?: {
    readonly livePercent?: number;
    readonly hasTutor?: boolean;
    readonly hasChecks?: boolean;
    readonly zfuNumber?: string;
  };
  /** Shortid of its playlist of type `coaching`. */
  readonly playlist: string;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'intro' | 'bulletpoints' | 'contraindications' | 'stripeName'>;
  readonly easy?: EasyGerman<'title' | 'intro' | 'bulletpoints' | 'contraindications'>;
};

export type DemoRetreat = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  readonly stripeName: string;
  readonly priceCents: number;
  readonly vatPercent?: number;
  readonly intro: string;
  readonly bulletpoints: string;
  readonly place: string;
  /** Number of places; 0 means fully booked, absent means unlimited. */
  readonly places?: number;
  /** Days from the first start until it begins, and its length in days. */
  readonly startsInDays: number;
  readonly days: number;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'intro' | 'bulletpoints' | 'place' | 'stripeName'>;
};

/** A product besides coachings and retreats (S3.4): a package of coachings, or a multi-purpose voucher. */
export type DemoProduct = {
  readonly slug: string;
  /** Its name on the payment page and the invoice: names no illness (S16.5). */
  readonly stripeName: string;
  /** Gross price in cents. */
  readonly priceCents: number;
  /** In per cent; 0 for a voucher, which is taxed when it is spent. */
  readonly vatPercent: number;
  /** HTML. */
  readonly description: string;
  /** Shortids of the coachings that it grants. */
  readonly coachings?: readonly string[];
  /** The value of the voucher, in cents. */
  readonly voucherCents?: number;
  readonly motif: Motif;
  readonly hue: Hue;
  readonly en?: English<'stripeName' | 'description'>;
};

/** A code to try (S14.5): a discount in per cent or cents, a voucher for one coaching, or a multi-purpose one. */
export type DemoCode = {
  /** Upper case, at most 19 characters. */
  readonly code: string;
  /** Maximum number of orders; absent means unlimited. */
  readonly maxUses?: number;
  /** Days from the first start until it expires; negative: it has expired. */
  readonly endsInDays?: number;
} & (
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'discount' | 'multi'; readonly valueCents: number }
  | { readonly kind: 'single'; readonly coaching: string }
);

/** A day's mail of a course as HTML. It follows 'Hallo {name},', so the German one begins in lower case where its word does. */
export type DayMail = { readonly copy: string; readonly en?: string };

/** The mail of a day (S10.6). The subject names no illness (S16.5). */
export type DemoCourseMail = {
  /** Shortid. */
  readonly coaching: string;
  readonly day: number;
  readonly subject: string;
  readonly copy: string;
  readonly en?: { readonly subject: string; readonly copy: string };
};

/** A mail to participants of a retreat: −7 is a week before its first day, 1 the day after its last. */
export type DemoRetreatMail = {
  /** Shortid. */
  readonly retreat: string;
  readonly days: number;
  readonly subject: string;
  readonly copy: string;
  readonly en?: { readonly subject: string; readonly copy: string };
};

/** A member's progress in a course, which started with its purchase. */
export type DemoJourney = {
  /** E-mail address. */
  readonly member: string;
  /** Shortid. */
  readonly coaching: string;
  /** Number of days, from the first on, that were watched to the end. */
  readonly watchedDays: number;
  readonly notes: readonly { readonly day: number; readonly text: string }[];
};

/** An editors' note on a page, by its path without language prefix (S2.46). */
export type DemoNote = { readonly place: string; readonly copy: string; readonly en?: English<'copy'> };

export type DemoSettings = {
  /** The notice that the courses moved (S1.6). */
  readonly notice: {
    readonly title: string;
    readonly copy: string;
    readonly enabled: boolean;
    readonly en?: English<'title' | 'copy'>;
  };
  /** Shortids of the playlists that the start page shows, in order (S2.1). */
  readonly startPicks: readonly string[];
  readonly socialLinks: readonly { readonly network: 'facebook' | 'instagram' | 'youtube' | 'tiktok'; readonly url: string }[];
  /** The agency credit in the footer (S2.29). */
  readonly credit: { readonly label: string; readonly url: string };
  /** First year of the copyright line. */
  readonly since: number;
  /** The presenter's one sentence on the start page. */
  readonly motto: { readonly de: string; readonly en: string };
  /** How content is reviewed and paid for (S15.1). */
  readonly trust: {
    readonly reviewMonths: number;
    readonly leaveOutOverdue: boolean;
    readonly funding: { readonly de: string; readonly en: string };
  };
  /** The seller on invoices and in the instruction on withdrawal; invented. */
  readonly seller: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly vatId: string;
    readonly email: string;
    readonly phone: string;
  };
};

/** A purchase of one of the demo's members, by their address; `coaching` is its shortid. */
export type DemoPurchase = {
  readonly member: string;
  readonly coaching: string;
  readonly status: 'succeeded' | 'processing';
  readonly daysAgo: number;
};

/** The messages of a node; `answers` with alternatives are lists. */
type DemoChatTexts = {
  readonly content: string | readonly string[];
  readonly answers?: readonly (string | readonly string[])[];
  readonly urlLabel?: string;
  readonly eventLabel?: string;
  readonly playlistLabel?: string;
  readonly videoLabel?: string;
};

/** A node of the guide's script (S3.10). `video` is a shortid, `playlist` a slug, `url` a path of the site or `tel:`. */
export type DemoChatNode = DemoChatTexts & {
  readonly id: string;
  readonly next?: readonly string[];
  readonly type?: 'event' | 'redirect';
  readonly url?: string;
  readonly eventId?: string;
  readonly playlist?: string;
  readonly video?: string;
  /** The node is only navigation: the statistics may count it. */
  readonly tracked?: true;
  readonly en: DemoChatTexts;
};

/** The guide of the start page in its two variants. */
export type DemoGuide = {
  readonly persona: {
    readonly name: string;
    readonly picture: string | null;
    readonly disclaimer: string;
    readonly en: { readonly disclaimer: string };
  };
  readonly variants: readonly { readonly start: string; readonly nodes: readonly DemoChatNode[] }[];
};
