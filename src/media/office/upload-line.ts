import Uppy, { type UppyFile } from '@uppy/core';
import Tus, { type TusBody } from '@uppy/tus';
import { recoverFrom, uploadHeaders } from '#desk/office/door.tsx';
import { mediaFiles } from '#paths/media-api.ts';

type Meta = { readonly filename: string; readonly folder: string; readonly [name: string]: unknown };

/** A file on its way, or what became of it. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'stalled' | 'failed' | 'done';
  /** It goes on where an earlier try ended. */
  readonly isContinued: boolean;
  /** What the server said of it. */
  readonly said?: string;
};

/** So many at once, and so long without progress (S9.4). */
const atOnce = 5;
export const stallSeconds = 30;
/** In bytes. A slow line sends as many within the five minutes that a request may take; what was sent of it before a break counts all the same. */
const pieceSize = 16 * 1024 * 1024;

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
const arrivals = new Set<() => void>();
const stalls = new Map<string, ReturnType<typeof setTimeout>>();
/** What an upload was last refused with before it was tried again; the same refusal once more is final. */
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

/** Something moved: from now on it may be still for as long again. */
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
    // An answer that is not ours, or none.
    return undefined;
  }
};

/** The line lives as long as the page: it goes on while one looks at something else in the office. */
const uppy = new Uppy<Meta, TusBody>({ id: 'office', autoProceed: true, allowMultipleUploadBatches: true }).use(Tus, {
  endpoint: mediaFiles.resumable,
  limit: atOnce,
  chunkSize: pieceSize,
  retryDelays: [0, 1000, 3000, 5000, 10_000],
  allowedMetaFields: ['filename', 'folder'],
  // Where a finished one was is of no use any more.
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
  const fail = (): void => change(file.id, { state: 'failed', ...(said === undefined ? {} : { said }) });
  if (!xhr || recovered.get(file.id) === xhr.status) return fail();
  const recover = async (): Promise<void> => {
    if (!(await recoverFrom(xhr.status, `POST ${mediaFiles.resumable}`))) return fail();
    recovered.set(file.id, xhr.status);
    tryAgain(file.id);
  };
  void recover();
});

/** Sends files, each into the folder that was open. One that was sent before is sent again. */
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
    // It begins at once, so it has to be in the list before.
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

/** Takes one off the list; what had come of an unfinished one goes from the server too. */
export function forget(id: string): void {
  quiet(id);
  tell(uploads.filter((upload) => upload.id !== id));
  if (uppy.getFile(id)) uppy.removeFile(id);
}

/** Stops one, or goes on with it. */
export function pauseOrResume(id: string): void {
  uppy.pauseResume(id);
}

/** Tries one again that failed or stood still. */
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

/** Is told of each file that has arrived. */
export const watchArrivals = (listener: () => void): (() => void) => {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
};
