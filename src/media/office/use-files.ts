import { useCallback, useEffect, useState } from 'react';
import type { FileUse, FolderTree, OfficeFile } from '../contract.ts';
import { watchArrivals } from './upload-line.ts';
import { client } from './client.ts';

/** What of the files is looked at. `folder` is an id, 'root', or empty for all. */
export type Look = {
  readonly folder: string;
  readonly q: string;
  readonly type: string;
  readonly sort: string;
  readonly page: number;
};

export const firstLook: Look = { folder: '', q: '', type: '', sort: 'created_at', page: 1 };
export const perPage = 50;

type Answer = { readonly data: readonly OfficeFile[]; readonly total: number };

/** The files that are looked at, asked for anew when the look changes, when one has arrived, and on `reload`. */
export function useFiles({ folder, q, type, sort, page }: Look, onFault: (error: unknown) => void) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => watchArrivals(reload), [reload]);
  useEffect(() => {
    const giveUp = new AbortController();
    const order = sort === 'created_at' ? 'desc' : 'asc';
    client.files({ folder, q, type, sort, order, page, perPage }, { signal: giveUp.signal }).then(setAnswer, (error: unknown) => {
      if (!giveUp.signal.aborted) onFault(error);
    });
    return () => giveUp.abort();
    // What is done with a fault is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [folder, q, type, sort, page, turn]);
  return { answer, reload };
}

/** All folders. */
export function useFolders(onFault: (error: unknown) => void) {
  const [folders, setFolders] = useState<readonly FolderTree[]>([]);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => watchArrivals(reload), [reload]);
  useEffect(() => {
    const giveUp = new AbortController();
    client.folders({}, { signal: giveUp.signal }).then(
      ({ data }) => setFolders(data),
      (error: unknown) => {
        if (!giveUp.signal.aborted) onFault(error);
      },
    );
    return () => giveUp.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn]);
  return { folders, reload };
}

/** Where these files are used, each place once; null while that is looked up. Asked for one after the other: nobody deletes hundreds in a hurry. */
export function useUses(ids: readonly string[]): readonly FileUse[] | null {
  const [uses, setUses] = useState<readonly FileUse[] | null>(null);
  const asked = ids.join();
  useEffect(() => {
    const giveUp = new AbortController();
    const look = async (): Promise<void> => {
      const found = new Map<string, FileUse>();
      for (const id of asked.split(',')) {
        const { data } = await client.file({ id }, { signal: giveUp.signal });
        for (const use of data.uses) found.set(`${use.entity} ${use.id}`, use);
      }
      setUses([...found.values()]);
    };
    // What cannot be looked up, the server says when it refuses.
    look().catch(() => {});
    return () => giveUp.abort();
  }, [asked]);
  return uses;
}

/** The folders without this one and what is in it: where it may be put. */
export const foldersWithout = (folders: readonly FolderTree[], id: string): FolderTree[] =>
  folders.filter((folder) => folder.id !== id).map((folder) => ({ ...folder, children: foldersWithout(folder.children, id) }));

/** A folder with how deep it is, for lists of all. */
export const flatFolders = (folders: readonly FolderTree[], depth = 0): { folder: FolderTree; depth: number }[] =>
  folders.flatMap((folder) => [{ folder, depth }, ...flatFolders(folder.children, depth + 1)]);
