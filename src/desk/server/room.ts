import { callSet } from '#platform/http/call-set.ts';
import { entityEndpoints } from '../contract.ts';
import { deskDuties } from './duties.ts';
import { entityHandlers, type DeskParts } from './handlers.ts';
import { deskData } from './personal-data.ts';
import { deskProcessing } from './processing.ts';

export const deskRoom = {
  /** The entities of all rooms (S10.2). */
  officeCalls: (parts: DeskParts) =>
    parts.entities.map((entity) => callSet(entityEndpoints(entity), entityHandlers(entity, parts))),
  jobs: deskDuties,
  personalData: deskData,
  processing: deskProcessing,
};
