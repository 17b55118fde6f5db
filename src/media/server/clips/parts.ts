import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** What readers need of a clip, as the catalogue keeps it. Times are seconds; files are bare names below the clip's folder. */
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

/** A poster with all its variants, and the colour that stands in its place until it is there. */
export type ClipPoster = { readonly address: string; readonly color: string };

/** The catalogue's side of clips, lent by the app: it is to the right of this room. */
type ClipCatalogue = {
  /** Writes what readers need of a clip; the first time it becomes something that a video can show. Raises the content version. */
  readonly put: (tx: Tx, clip: PublicClip) => Promise<void>;
  /** Those of these clips that can be watched. */
  readonly find: (db: Db | Tx, ids: readonly string[]) => Promise<readonly PublicClip[]>;
  /** Gives a poster to the videos that show a clip and have none, or one of these. */
  readonly putPoster: (tx: Tx, clip: string, poster: ClipPoster, instead: readonly string[]) => Promise<void>;
};

/** An uploaded file: where it is in the store, and what it was called. */
type Source = { readonly path: string; readonly name: string };

export type ClipParts = Pick<Services, 'db' | 'storage' | 'clock' | 'log'> & {
  readonly catalogue: ClipCatalogue;
  /** Null where there is no such file. */
  readonly openSource: (db: Db | Tx, file: string) => Promise<Source | null>;
};

/** Who makes clips also needs a folder of its own and the programs. */
export type WorkerParts = ClipParts & {
  /** On this machine, best on the disk of the store: then finished files need no copying. */
  readonly workFolder: string;
  readonly tools?: Tools;
};

export type Tools = {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** How far the programs stand back behind everything else, as `nice` has it. */
  readonly niceness: number;
};

/** As the system's PATH has them. Readers come first: films are made with what they leave. */
export const systemTools: Tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', niceness: 10 };
