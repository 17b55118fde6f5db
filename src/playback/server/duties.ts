import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Services } from '#platform/services.ts';
import { tellCorrections } from './corrections.ts';

/** It runs every few minutes, so it needs no long retries and no long record. */
const corrections = jobKind('tell-corrections', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** The jobs of this room: telling members of corrections (S15.5). */
export const playbackDuties = (parts: Pick<Services, 'db' | 'clock'>): Duty[] => [
  duty(corrections, () => tellCorrections(parts), { schedule: '*/5 * * * *' }),
];
