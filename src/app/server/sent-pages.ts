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
  /** What the page is to know. */
  readonly sent: NonNullable<SiteApi['sent']>;
};

/**
 * Answers a form that was sent without script with its page, which shows what came of it, or with what has to be read before it is
 * sent. The page has no script either: that would load the page anew and forget what was sent.
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
