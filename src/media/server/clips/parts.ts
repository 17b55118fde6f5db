import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/**
 * What readers need of a clip, as stored by the catalogue. Times are in seconds; files are bare names below the clip's folder.
 */
export type PublicClip = {
  readonly id: string;
  readonly folder: string;
  readonly seconds: number;
  readonly captions: readonly { readonly lang: string; readonly label: string; readonly file: string }[];
  readonly chapters: readonly { readonly start: number; readonly title: string; readonly en?: string }[];
  readonly preview: {
    readonly file: string;
    readonly columns: number;
    readonly rows: number;
    readonly interval: number;
    readonly width: number;
    readonly height: number;
  } | null;
};

/** A poster with all its variants, and its placeholder colour. */
export type ClipPoster = { readonly address: string; readonly color: string };

/** The catalogue's interface for clips, injected by the app because the catalogue comes after this room. */
type ClipCatalogue = {
  /** Writes a clip's public data; the first write makes it available to videos. Bumps the content version. */
  readonly put: (tx: Tx, clip: PublicClip) => Promise<void>;
  /** Returns the playable ones of these clips. */
  readonly find: (db: Db | Tx, ids: readonly string[]) => Promise<readonly PublicClip[]>;
  /** Sets the poster of the videos that use a clip and have none, or have one of `instead`. */
  readonly putPoster: (tx: Tx, clip: string, poster: ClipPoster, instead: readonly string[]) => Promise<void>;
};

/** An uploaded file: its path in the store and its original name. */
type Source = { readonly path: string; readonly name: string };

export type ClipParts = Pick<Services, 'db' | 'storage' | 'clock' | 'log'> & {
  readonly catalogue: ClipCatalogue;
  /** Null if the file does not exist. */
  readonly openSource: (db: Db | Tx, file: string) => Promise<Source | null>;
};

/** Workers that transcode clips also need a work folder and the tools. */
export type WorkerParts = ClipParts & {
  /** On this machine, ideally on the disk of the store: then finished files are moved instead of copied. */
  readonly workFolder: string;
  readonly tools?: Tools;
};

export type Tools = {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Niceness of the programs, as for `nice`. */
  readonly niceness: number;
};

/** Found on the system's PATH. Low priority: transcoding uses what readers' requests leave. */
export const systemTools: Tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', niceness: 10 };
