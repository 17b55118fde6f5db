import type { FastifyInstance } from 'fastify';
import { routeOf } from '#paths/routes.ts';
import { oneClickRoutes } from '#platform/http/one-click.ts';
import { endMails } from './end-mails.ts';
import type { CourseParts } from './parts.ts';
import { courseServerTexts } from '../texts.ts';

/** Stops the mails of a course for mail programs (S13.5, RFC 8058). People who follow the link get the page `courses.mails`. */
export const courseMailRoutes = (app: FastifyInstance, parts: Pick<CourseParts, 'db' | 'clock'>): Promise<void> =>
  oneClickRoutes(app, {
    path: routeOf('courses.mails').path,
    query: 'token',
    end: (token) => endMails(parts, token),
    said: { de: courseServerTexts.de.mails.ended, en: courseServerTexts.en.mails.ended },
  });
