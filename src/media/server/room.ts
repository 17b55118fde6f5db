import type { FastifyInstance } from 'fastify';
import { callSet } from '#platform/http/call-set.ts';
import { clipEndpoints } from '../clips/contract.ts';
import { mediaEndpoints } from '../contract.ts';
import { clipFileRoutes } from './clips/clip-file-routes.ts';
import { clipDuties } from './clips/duties.ts';
import { clipEventRoutes } from './clips/event-routes.ts';
import { clipHandlers } from './clips/handlers.ts';
import type { ClipParts, WorkerParts } from './clips/parts.ts';
import { fileHandlers } from './file-handlers.ts';
import { fileRoutes, type FileRoutesParts } from './form-routes.ts';
import { fileDuties } from './keep-files.ts';
import type { FileParts } from './parts.ts';
import { mediaMeasures } from './measures.ts';
import { fileData } from './personal-data.ts';
import { makePicture } from './picture-making.ts';
import { drawingRoutes } from './placed-pictures.ts';
import { pictureRoutes } from './picture-routes.ts';
import { resumableRoutes } from './resumable-routes.ts';
import { mediaProcessing } from './processing.ts';

export const mediaRoom = {
  officeCalls: (parts: FileParts & ClipParts) => [
    callSet(mediaEndpoints, fileHandlers(parts)),
    callSet(clipEndpoints, clipHandlers(parts)),
  ],
  /** Files are uploaded as forms and by tus (S10.5). */
  routes: async (app: FastifyInstance, parts: FileRoutesParts & ClipParts): Promise<void> => {
    await app.register(fileRoutes, parts);
    await resumableRoutes(app, parts);
    clipFileRoutes(app, parts);
    clipEventRoutes(app, parts);
    await drawingRoutes(app, parts.storage);
    pictureRoutes(app, { storage: parts.storage, make: (path) => makePicture(parts, path) });
  },
  jobs: (parts: WorkerParts) => [...fileDuties(parts), ...clipDuties(parts)],
  personalData: fileData,
  measures: mediaMeasures,
  processing: mediaProcessing,
};
