import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#kit/locale.ts';
import { yearIn } from '#kit/dates.ts';
import type { SiteApi } from '../api.ts';
import { scriptlessDocument } from './document.ts';
import { sendOwn, type PageOptions } from './pages.ts';

type SentPage = {
  readonly path: string;
  readonly locale: Locale;
  readonly status: number;
  /** Data for rendering the page. */
  readonly sent: NonNullable<SiteApi['sent']>;
};

/**
 * Responds to a form submitted without JavaScript with its page, showing the result or what has to be confirmed before
 * submission. The page contains no script, which would reload the data and lose the submission.
 */
export const createSentPages =
  ({ renderer, identity, clock, apiFor }: Pick<PageOptions, 'renderer' | 'identity' | 'clock' | 'apiFor'>) =>
  async (request: FastifyRequest, reply: FastifyReply, { path, locale, status, sent }: SentPage): Promise<FastifyReply> => {
    const { render } = await renderer.load();
    const api = { ...apiFor(request, reply, locale), sent };
    const rendered = await render({
      path,
      identity,
      year: yearIn(clock.now()),
      analytics: null,
      sharingPictures: false,
      api: () => api,
    });
    if ('redirect' in rendered) throw new Error('A page that was sent leads nowhere else.');
    const body = scriptlessDocument(rendered, renderer.assets);
    return sendOwn(request, reply, { status, type: 'text/html; charset=utf-8', body });
  };

export type SendForm = ReturnType<typeof createSentPages>;
