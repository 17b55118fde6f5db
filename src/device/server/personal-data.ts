import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#accounts/server/door.ts';
import { pushSubscriptions } from './tables.ts';

/** The personal data of this room (S16.2): push subscriptions. Address and keys are secrets; the export names the service. */
export const deviceData: PersonalData = {
  tables: ['push_subscriptions'],
  words: {
    de: { reminders: 'Geräte, die Dich erinnern', pushService: 'Dienst Deines Browsers', pushSince: 'Eingeschaltet am' },
    en: { reminders: 'Devices that remind you', pushService: 'Your browser’s service', pushSince: 'Switched on' },
  },
  exported: async (db, { id }) => {
    const rows = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, id))
      .orderBy(asc(pushSubscriptions.createdAt));
    return {
      reminders: rows.map(({ endpoint, createdAt }) => ({ pushService: new URL(endpoint).host, pushSince: createdAt })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
    return [];
  },
};
