import Uppy, { type UppyFile } from '@uppy/core';
import Tus, { type TusBody } from '@uppy/tus';
import { recoverFrom, uploadHeaders } from '#desk/office/door.tsx';
import { mediaFiles } from '#paths/media-api.ts';

type Meta = { readonly filename: string; readonly folder: string; readonly [name: string]: unknown };

/** A file being uploaded, or its result. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** Progress from 0 to 1. */
  readonly share: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'stalled' | 'failed' | 'done';
  /** Resumed where an earlier attempt stopped. */
  readonly isContinued: boolean;
  /** The server's error message. */
  readonly said?: string;
  /** Refused for what it is: the same file fails again. */
  readonly isRefused?: boolean;
};

/** The statuses of a file that is of no known kind, damaged, empty or too large. */
const refusals: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Maximum number of parallel uploads, and seconds without progress until one is stalled (S9.4). */
const atOnce = 5;
export const stallSeconds = 30;
/**
 * Chunk size in bytes. A connection of 450 kbit/s sends one within the server's five minutes for a request. A slower one, as where
 * five files share it, is answered 408, keeps what has arrived, and goes on from there: nobody needs to be given more time, which whoever
 * sends slowly on purpose would have too.
 */
const pieceSize = 16 * 1024 * 1024;
/** For a front server that lets no more pass, as nginx does unless it is told to. */
const smallPieceSize = 1_000_000;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const arrivals = new Set<() => void>();
const stalls = new Map<string, ReturnType<typeof setTimeout>>();
/** The status with which an upload was last refused before its retry; a second refusal with the same status is final. */
const recovered = new Map<string, number>();

const tell = (next: readonly Upload[]): void => {
  uploads = next;
  for (const listener of listeners) listener();
};
const change = (id: string, part: Partial<Upload>): void =>
  tell(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

function quiet(id: string): void {
  clearTimeout(stalls.get(id));
  stalls.delete(id);
}

/** Restarts the stall timer after progress. */
function moved(id: string): void {
  quiet(id);
  stalls.set(
    id,
    setTimeout(() => {
      if (!uppy.getFile(id)?.isPaused) uppy.pauseResume(id);
      change(id, { state: 'stalled' });
    }, stallSeconds * 1000),
  );
}

const saidBy = (xhr: XMLHttpRequest | undefined): string | undefined => {
  try {
    const { message } = JSON.parse(xhr?.responseText ?? '') as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A response that is not ours, or none.
    return undefined;
  }
};

/** The queue lives as long as the page: it continues while the user visits other parts of the office. */
const uppy = new Uppy<Meta, TusBody>({ id: 'office', autoProceed: true, allowMultipleUploadBatches: true }).use(Tus, {
  endpoint: mediaFiles.resumable,
  limit: atOnce,
  chunkSize: pieceSize,
  retryDelays: [0, 1000, 3000, 5000, 10_000],
  onShouldRetry: (error, _attempt, _options, next) => error.originalResponse?.getStatus() === 408 || next(error),
  allowedMetaFields: ['filename', 'folder'],
  // The upload URL of a finished file is of no further use.
  removeFingerprintOnSuccess: true,
  onBeforeRequest: async (request, { id }) => {
    const method = request.getMethod();
    for (const [name, value] of Object.entries(await uploadHeaders(method !== 'HEAD'))) request.setHeader(name, value);
    change(id, { state: 'sending', ...(method === 'HEAD' ? { isContinued: true } : {}) });
    moved(id);
  },
});

const isKnown = (file: UppyFile<Meta, TusBody> | undefined): file is UppyFile<Meta, TusBody> => file !== undefined;

uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
  if (!isKnown(file) || file.isPaused) return;
  recovered.delete(file.id);
  moved(file.id);
  const share = bytesTotal ? bytesUploaded / bytesTotal : 0;
  change(file.id, { share: Math.min(1, share), state: 'sending' });
});
uppy.on('upload-pause', (file, isPaused) => {
  if (!file) return;
  if (isPaused) quiet(file.id);
  change(file.id, { state: isPaused ? 'paused' : 'sending' });
});
uppy.on('upload-success', (file) => {
  if (!file) return;
  quiet(file.id);
  change(file.id, { share: 1, state: 'done' });
  for (const arrived of arrivals) arrived();
});
uppy.on('upload-error', (file, _error, response) => {
  if (!file) return;
  quiet(file.id);
  const xhr = response?.body?.xhr;
  const said = saidBy(xhr);
  // Not in the site's words: a front server refuses the piece, not the file.
  if (xhr?.status === 413 && said === undefined && file.tus?.chunkSize !== smallPieceSize) {
    uppy.setFileState(file.id, { tus: { chunkSize: smallPieceSize } });
    return tryAgain(file.id);
  }
  const isRefused = said !== undefined && refusals.has(xhr?.status ?? 0);
  const fail = (): void => change(file.id, { state: 'failed', isRefused, ...(said === undefined ? {} : { said }) });
  if (!xhr || recovered.get(file.id) === xhr.status) return fail();
  const recover = async (): Promise<void> => {
    if (!(await recoverFrom(xhr.status, `POST ${mediaFiles.resumable}`))) return fail();
    recovered.set(file.id, xhr.status);
    tryAgain(file.id);
  };
  void recover();
});

/** Uploads files into the folder that was open. A file that was uploaded before is uploaded again. */
export function addUploads(files: Iterable<File>, folder: string | null): void {
  for (const data of files) {
    const add = (): string =>
      uppy.addFile({
        name: data.name,
        type: data.type,
        data,
        source: 'office',
        meta: { filename: data.name, folder: folder ?? '' },
      });
    const twin = uppy.getFiles().find((file) => file.data === data || isTwin(file, data));
    if (twin && isUnderway(twin.id)) continue;
    if (twin) forget(twin.id);
    // It starts immediately, so it must be in the list first.
    const listed = (file: UppyFile<Meta, TusBody>): void =>
      tell([...uploads, { id: file.id, name: data.name, share: 0, state: 'waiting', isContinued: false }]);
    uppy.once('file-added', listed);
    add();
  }
}

const isTwin = ({ name, size, data }: UppyFile<Meta, TusBody>, file: File): boolean =>
  name === file.name && size === file.size && data instanceof File && data.lastModified === file.lastModified;

const isUnderway = (id: string): boolean =>
  uploads.some((upload) => upload.id === id && ['waiting', 'sending', 'paused'].includes(upload.state));

/** Removes an upload from the list; an unfinished one is deleted on the server too. */
export function forget(id: string): void {
  quiet(id);
  tell(uploads.filter((upload) => upload.id !== id));
  if (uppy.getFile(id)) uppy.removeFile(id);
}

/** Pauses or resumes an upload. */
export function pauseOrResume(id: string): void {
  uppy.pauseResume(id);
}

/** Retries a failed or stalled upload. */
export function tryAgain(id: string): void {
  change(id, { state: 'waiting' });
  if (uppy.getFile(id)?.isPaused) uppy.pauseResume(id);
  else void uppy.retryUpload(id);
}

export const listUploads = (): readonly Upload[] => uploads;

export const watchUploads = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Subscribes to finished uploads. */
export const watchArrivals = (listener: () => void): (() => void) => {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
};
