import { accessRoom } from '#access/server/room.ts';
import { accountsRoom } from '#accounts/server/room.ts';
import { backofficeRoom } from '#backoffice/server/room.ts';
import { barriersRoom } from '#barriers/server/room.ts';
import { backupRoom } from '#backup/server/room.ts';
import { catalogRoom } from '#catalog/server/room.ts';
import { chatbotRoom } from '#chatbot/server/room.ts';
import { coursesRoom } from '#courses/server/room.ts';
import { discoveryRoom } from '#discovery/server/room.ts';
import { deviceRoom } from '#device/server/room.ts';
import { deskRoom } from '#desk/server/room.ts';
import { feedsRoom } from '#feeds/server/room.ts';
import { jobsRoom } from '#jobs/server/room.ts';
import { mailRoom } from '#mail/server/room.ts';
import { mediaRoom } from '#media/server/room.ts';
import { privacyRoom } from '#privacy/server/room.ts';
import { playbackRoom } from '#playback/server/room.ts';
import { searchRoom } from '#search/server/room.ts';
import { isBought } from '#shop/server/door.ts';
import { shopRoom } from '#shop/server/room.ts';
import type { Entity } from '#desk/server/door.ts';
import type { Measure } from '#platform/metrics.ts';
import type { Services } from '#platform/services.ts';
import type { Room } from './room.ts';

/** The rooms with a server side, in dependency order. */
export const rooms: readonly Room[] = [
  jobsRoom,
  mailRoom,
  deskRoom,
  mediaRoom,
  accountsRoom,
  deviceRoom,
  catalogRoom,
  accessRoom,
  shopRoom,
  coursesRoom,
  playbackRoom,
  searchRoom,
  feedsRoom,
  chatbotRoom,
  barriersRoom,
  privacyRoom,
  backupRoom,
  backofficeRoom,
  discoveryRoom,
];

/** The entities of all rooms (S10.2); those that others reference come first. */
export const officeEntitiesOf = (presenterSlug: string): Entity[] =>
  rooms.flatMap(({ entities }) => entities?.({ presenterSlug, isBought }) ?? []);

/** The personal data of all rooms except `accounts`; a test finds tables that no room covers. */
export const personalData = rooms.flatMap((room) => room.personalData ?? []);

/** What all rooms do with data of people; a test finds tables, jobs, cookies and hosts that none of them names. */
export const processing = rooms.flatMap((room) => room.processing ?? []);

export const ownershipListeners = rooms.flatMap(({ ownership }) => ownership ?? []);

export const binEmptied = rooms.flatMap((room) => room.binEmptied ?? []);

/** The metrics of all rooms (S18.4). */
export const measuresOf = (services: Pick<Services, 'db' | 'clock' | 'config'>): Measure[] =>
  rooms.flatMap(({ measures }) => measures?.(services) ?? []);
