import { everyone, type CallContext, type Endpoint, type Endpoints, type Handlers } from '#kit/endpoint.ts';
import type { Result } from '#kit/result.ts';
import type { Share } from '../object-cache.ts';

type Handler = (input: unknown, context: CallContext) => Promise<Result<unknown>>;

const passing = new WeakSet<object>();

/**
 * Marks an answer to a question that names something unknown, such as a tag that nobody has. There are as many of these
 * as anyone likes to ask, so none is kept, nor a page that was made of one.
 */
export function inPassing<Value extends object>(value: Value): Value {
  passing.add(value);
  return value;
}

/** Whether an answer is one about something unknown. */
export const isInPassing = (result: Result<unknown>): boolean => result.ok && passing.has(result.value as object);

/** Neither is a list without entries, such as the page after the last: it costs next to nothing. */
export const isWorthKeeping = (result: Result<unknown>): boolean =>
  result.ok && !isInPassing(result) && (result.value as { data?: unknown[] }).data?.length !== 0;

/**
 * Handlers whose answers that depend on the content alone (`kept: 'content'`) are shared, as objects, by the pages
 * and calls of one content version. So such an answer knows nobody, whoever asks for it first.
 */
export function shareAnswers<E extends Endpoints>(endpoints: E, handlers: Handlers<E>, share: Share): Handlers<E> {
  const shared = ([name, endpoint]: [string, Endpoint]): [string, Handler] => {
    const handle = handlers[name] as Handler;
    if (!endpoint.kept) return [name, handle];
    return [
      name,
      (input, { locale }) =>
        share(`answer ${name} ${locale} ${JSON.stringify(input)}`, () => handle(input, everyone(locale)), isWorthKeeping),
    ];
  };
  return Object.fromEntries(Object.entries(endpoints).map(shared)) as unknown as Handlers<E>;
}
