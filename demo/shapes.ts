import type { VideoTraits } from '#catalog/traits.ts';

/**
 * The shapes of the demo world. Everything under `demo/content` is data of these types; the importer
 * (`src/catalog/server/import.ts`) turns it into rows. References are by shortid or slug, never by id.
 */

/** A line drawing that the picture script knows (`demo/make/motifs.ts`). */
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

/** The hue family of a picture; each section of the site has its own. */
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

/** What is said, in German, and the English caption of the same cue. Each fits two caption lines of 42 characters (84 in all). */
export type Sentence = { readonly de: string; readonly en: string };

/** A part of a film's speech; its title stands in the player's list alone, never in the picture. */
type SpokenChapter = { readonly title: string; readonly titleEn: string; readonly sentences: readonly Sentence[] };

/** What a film says of its own, over silent pictures that it shares with others. */
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

export type DemoTag = { readonly slug: string; readonly title: string; readonly en?: English<'title'> };

export type DemoVideo = {
  /** 3 to 10 of letters, digits, `_`, `-`. */
  readonly shortid: string;
  readonly title: string;
  /** The short line above the title: the topic in one to three words. */
  readonly topline: string;
  /** Two to four plain sentences. */
  readonly description: string;
  /** Lower-case lay and medical words that people would search for. */
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  /** What it shows where it has no speech of its own. */
  readonly clip: ClipKey;
  readonly motif: Motif;
  readonly hue: Hue;
  /** An editors' note (plain HTML: p, a, strong, em, ul, li), shown with 'Hinweise' on (S2.46). */
  readonly note?: string;
  readonly en?: English<'title' | 'topline' | 'description'>;
} & VideoTraits;

export type DemoPlaylist = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** Shorter, for lists by letter. The letter of the A to Z filter comes from it. */
  readonly titleList: string;
  /** A warmer line for teasers. */
  readonly titleTeaser: string;
  readonly description: string;
  /** `null`: in no category (a coaching's list, a partner's, a pick of the start page). */
  readonly category: Category | null;
  readonly type: 'standard' | 'coaching';
  readonly exclusive?: boolean;
  readonly tags: readonly string[];
  /** Shortids of videos in order; for a coaching its days. */
  readonly videos: readonly string[];
  /** Shortids of videos that everyone may watch although the list is a coaching's. */
  readonly trailers?: readonly string[];
  /** Slugs of partners whose content this is. */
  readonly partners?: readonly string[];
  readonly downloadLabel?: string;
  /** Name of the file for its owners, in `demo/downloads/{shortid}/`. */
  readonly downloadFile?: string;
  readonly motif: Motif;
  readonly hue: Hue;
  readonly xlType?: 'slider' | 'list';
  readonly lType?: 'normal' | 'center' | 'color';
  readonly en?: English<'title' | 'titleList' | 'titleTeaser' | 'description'>;
};

/** A content block (S3.9). `copy` is HTML of p, h2, h3, ul, ol, li, a, strong, em, blockquote, br. */
export type DemoModule =
  | { readonly template: 'text'; readonly title: string; readonly copy: string; readonly en?: English<'title' | 'copy'> }
  | {
      readonly template: 'text-image';
      readonly title: string;
      readonly copy: string;
      readonly motif: Motif;
      readonly hue: Hue;
      readonly imagePosition: 'left' | 'right';
      readonly en?: English<'title' | 'copy'>;
    }
  | { readonly template: 'playlist'; readonly title: string; readonly playlist: string; readonly en?: English<'title'> };

export type DemoPartner = {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences about who they are and that this is their content. */
  readonly description: string;
  /** An address under example.org. */
  readonly url: string;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'description'>;
};

/** Who stands for a video or a page (S15.1); `{presenter}` is filled in. Days count from the first start. */
export type DemoReview = {
  /** Shortid, or slug. */
  readonly of: { readonly video: string } | { readonly page: string };
  readonly author: string;
  readonly reviewer: string;
  readonly reviewedDaysAgo: number;
  /** Negative: it is overdue. */
  readonly nextInDays: number;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** What was put right in a published video (S15.4). */
  readonly corrections?: readonly { readonly daysAgo: number; readonly text: string; readonly en?: string }[];
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
};

export type DemoCoaching = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** What the payment page and the invoice call it: names no illness (S16.5). */
  readonly stripeName: string;
  /** Gross price in cents. */
  readonly priceCents: number;
  /** The share of VAT in it, in per cent; 19 where nothing is said. */
  readonly vatPercent?: number;
  readonly intro: string;
  /** Rich text: one `ul` of what one gets. */
  readonly bulletpoints: string;
  /** For whom it is not meant, or not without a doctor's advice (S13.3). HTML. */
  readonly contraindications: string;
  /** Something is sent by post, so an address is needed (S4.7). */
  readonly needsAddress?: boolean;
  /** Shortid of its playlist of type `coaching`. */
  readonly playlist: string;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'intro' | 'bulletpoints' | 'contraindications'>;
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
  /** How many may book here; 0 is booked out, and without it as many as like. */
  readonly places?: number;
  /** Days from the first start until it begins, and its length in days. */
  readonly startsInDays: number;
  readonly days: number;
  readonly motif: Motif;
  readonly modules: readonly DemoModule[];
  readonly en?: English<'title' | 'intro' | 'bulletpoints' | 'place'>;
};

/** What the shop sells beside coachings and retreats (S3.4): a package of coachings, or a voucher of a value. */
export type DemoProduct = {
  readonly slug: string;
  /** What the payment page and the invoice call it: names no illness (S16.5). */
  readonly stripeName: string;
  /** Gross price in cents. */
  readonly priceCents: number;
  /** In per cent; 0 for a voucher, which is taxed when it is spent. */
  readonly vatPercent: number;
  /** HTML. */
  readonly description: string;
  /** Shortids of the coachings that it opens. */
  readonly coachings?: readonly string[];
  /** What the voucher is worth, in cents. */
  readonly voucherCents?: number;
  readonly motif: Motif;
  readonly hue: Hue;
  readonly en?: English<'stripeName' | 'description'>;
};

/** A code to try (S14.5): a discount in per cent or cents, a voucher for one coaching, or one of a value. */
export type DemoCode = {
  /** Upper case, at most 19 characters. */
  readonly code: string;
  /** How many orders may use it; without it as many as like. */
  readonly maxUses?: number;
  /** Days from the first start until it ends; negative: it is over. */
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

/** A mail to the guests of a retreat: −7 is a week before its first day, 1 the day after its last. */
export type DemoRetreatMail = {
  /** Shortid. */
  readonly retreat: string;
  readonly days: number;
  readonly subject: string;
  readonly copy: string;
  readonly en?: { readonly subject: string; readonly copy: string };
};

/** How far a member is in a course of their own, which began with its purchase. */
export type DemoJourney = {
  /** E-mail address. */
  readonly member: string;
  /** Shortid. */
  readonly coaching: string;
  /** So many days, from the first on, were watched to their end. */
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
  /** Who sells, for invoices and the instruction on withdrawal; invented. */
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly vatId: string; readonly email: string };
};

/** A purchase of one of the demo's members, by their address; `coaching` is its shortid. */
export type DemoPurchase = {
  readonly member: string;
  readonly coaching: string;
  readonly status: 'succeeded' | 'processing';
  readonly daysAgo: number;
};

/** What a node of the guide says; `answers` with alternatives are lists. */
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
  /** The step only shows the way: the statistics may know of it. */
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
