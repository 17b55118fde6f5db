import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { mount } from '#platform/http/mount.ts';
import { catalogOfficeEndpoints } from '#catalog/office-contract.ts';
import { catalogOfficeHandlers } from '#catalog/server/door.ts';
import { chatbotOfficeEndpoints } from '#chatbot/office-contract.ts';
import { chatbotOfficeHandlers } from '#chatbot/server/door.ts';
import { wordHandlers, type LiveIndex } from '#search/server/door.ts';
import { wordEndpoints } from '#search/word-contract.ts';

type EditorParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly index: LiveIndex;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly csrf: Pick<Csrf, 'check'>;
};

/** The office's calls about what the site has once. */
export function mountEditorCalls(app: FastifyInstance, { contextOf, csrf, ...parts }: EditorParts): void {
  mount(app, { endpoints: catalogOfficeEndpoints, handlers: catalogOfficeHandlers(parts), contextOf, csrf });
  mount(app, { endpoints: chatbotOfficeEndpoints, handlers: chatbotOfficeHandlers(parts), contextOf, csrf });
  mount(app, { endpoints: wordEndpoints, handlers: wordHandlers(parts), contextOf, csrf });
}
