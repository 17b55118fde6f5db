import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '#desk/office/door.tsx';
import type { FileUse, FolderTree } from '../contract.ts';
import { watchArrivals } from './upload-line.ts';
import { client } from './client.ts';

/** The current view of the files. `folder` is an id, 'root', or empty for all. */
export type Look = {
  readonly folder: string;
  readonly q: string;
  readonly type: string;
  readonly sort: string;
  readonly page: number;
};

export const firstLook: Look = { folder: '', q: '', type: '', sort: 'created_at', page: 1 };
export const perPage = 50;

/** Reloads a query whenever an upload finishes. */
function useArrivals<Asked extends { readonly reload: () => void }>(asked: Asked): Asked {
  const reload = useEffectEvent(asked.reload);
  useEffect(() => watchArrivals(() => reload()), []);
  return asked;
}

/** The files of the current view. */
export const useFiles = (look: Look) =>
  useArrivals(useCall(client.files, { ...look, order: look.sort === 'created_at' ? 'desc' : 'asc', perPage }));

/** All folders. */
export const useFolders = () => useArrivals(useCall(client.folders, {}));

/**
 * The distinct uses of these files; null while loading. Requested sequentially: deleting hundreds of files is rare and not
 * urgent.
 */
export function useUses(ids: readonly string[]): readonly FileUse[] | null {
  // If the lookup fails, the server still refuses the deletion with the reason.
  const { data } = useQuery({
    queryKey: [client.file.address, ids],
    queryFn: async ({ signal }) => {
      const found = new Map<string, FileUse>();
      for (const id of ids) {
        for (const use of (await client.file({ id }, { signal })).data.uses) found.set(`${use.entity} ${use.id}`, use);
      }
      return [...found.values()];
    },
  });
  return data ?? null;
}

/** The folders without this one and its subfolders: the possible targets of a move. */
export const foldersWithout = (folders: readonly FolderTree[], id: string): FolderTree[] =>
  folders.filter((folder) => folder.id !== id).map((folder) => ({ ...folder, children: foldersWithout(folder.children, id) }));

/** The flattened folder tree with depths. */
export const flatFolders = (folders: readonly FolderTree[], depth = 0): { folder: FolderTree; depth: number }[] =>
  folders.flatMap((folder) => [{ folder, depth }, ...flatFolders(folder.children, depth + 1)]);
