import { everyone, type CallContext, type Endpoint, type Endpoints, type Handlers } from '#kit/endpoint.ts';
import type { Result } from '#kit/result.ts';
import type { Share } from '../object-cache.ts';

type Handler = (input: unknown, context: CallContext) => Promise<Result<unknown>>;

const passing = new WeakSet<object>();

/**
 * Marks an answer about something unknown, such as a tag that does not exist. There is no limit to these, so neither they nor
 * pages made of them are cached.
 */
export function inPassing<Value extends object>(value: Value): Value {
  passing.add(value);
  return value;
}

/** Whether an answer is about something unknown. */
export const isInPassing = (result: Result<unknown>): boolean => result.ok && passing.has(result.value as object);

/** Empty lists, such as the page after the last, are not cached either: they cost next to nothing. */
export const isWorthKeeping = (result: Result<unknown>): boolean =>
  result.ok && !isInPassing(result) && (result.value as { data?: unknown[] }).data?.length !== 0;

/**
 * Wraps handlers so that answers that only depend on the content (`kept: 'content'`) are shared, as objects, by the pages and
 * calls of one content version. Such an answer is anonymous, whoever asks for it first.
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
