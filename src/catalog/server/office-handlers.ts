import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok } from '#kit/result.ts';
import type { Services } from '#platform/services.ts';
import type { catalogOfficeEndpoints } from '../office-contract.ts';
import { deleteNotes, findNote, listNotes, saveNote } from './office-notes.ts';
import { findPicks, findSettings, saveSettings, type SettingsActor } from './office-settings.ts';
import { listSitePictures, saveSitePicture } from './site-pictures.ts';
import { loadTagTree } from './tag-tree.ts';

/** Handlers for the tag tree, settings and notes. */
export function catalogOfficeHandlers(
  parts: Pick<Services, 'db' | 'engine' | 'clock' | 'storage'>,
): Handlers<typeof catalogOfficeEndpoints> {
  const { db, clock } = parts;
  const actorOf = async ({ caller, locale }: CallContext): Promise<SettingsActor> => {
    const found = await caller();
    if (!found) throw new Error('This call has no guard.');
    return { userId: found.userId, isAdmin: found.roles.includes('admin'), locale, now: clock.now() };
  };
  return {
    tagTree: async () => ok(await loadTagTree(db)),
    settings: async (_, context) => ok({ data: await findSettings(db, (await actorOf(context)).isAdmin) }),
    saveSettings: async (form, context) => {
      const saved = await saveSettings(db, form, await actorOf(context));
      return saved.ok ? ok({ data: saved.value }) : saved;
    },
    picks: async (question) => ok({ data: await findPicks(db, question) }),
    sitePictures: async () => ok({ data: await listSitePictures(parts) }),
    saveSitePicture: async (form, context) => {
      const saved = await saveSitePicture(parts, form, await actorOf(context));
      return saved.ok ? ok({ data: saved.value }) : saved;
    },
    notes: async (question) => ok(await listNotes(db, question)),
    note: async ({ id }) => {
      const note = await findNote(db, id);
      return note ? ok({ data: note }) : fail('not-found');
    },
    saveNote: async (form, context) => {
      const saved = await saveNote(db, form, await actorOf(context));
      return saved.ok ? ok({ data: saved.value }) : saved;
    },
    deleteNotes: async ({ id, ids = [] }, context) =>
      ok({ data: { ids: await deleteNotes(db, id ? [id, ...ids] : ids, await actorOf(context)) } }),
  };
}
