import { cancel, confirm, intro, isCancel, log, password, select, text } from '@clack/prompts';
import type { Readable, Writable } from 'node:stream';
import type { Question } from './topics.ts';

/** The user pressed Ctrl-C, or the console was closed; nothing was changed since the last question. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** How setup interacts with the user. */
export type Asker = {
  readonly ask: (question: Question, known: string, fault: (value: string) => string | null) => Promise<string>;
  readonly agree: (message: string, isUsual: boolean) => Promise<boolean>;
  readonly choose: <Choice extends string>(message: string, choices: Readonly<Record<Choice, string>>) => Promise<Choice>;
  readonly begin: (title: string) => void;
  readonly tell: (line: string, tone?: 'done' | 'wrong' | 'note') => void;
};

export type Streams = { readonly input?: Readable; readonly output?: Writable };

/** Prompts at a terminal. Secrets are masked; an empty answer keeps the known value. */
export function consoleAsker(streams: Streams = {}): Asker {
  const given = <Value>(answer: Value): Exclude<Value, symbol> => {
    if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
    cancel('Stopped. What was written before stays; npm run setup begins again with it.', streams);
    throw new Cancelled();
  };
  const asked = ({ asks, hint }: Question): string => (hint ? `${asks} (${hint})` : asks);
  return {
    ask: async (question, known, fault) => {
      const { isSecret, isNeeded } = question;
      const message = asked(question) + (isSecret && known ? ', empty: as before' : '');
      const validate = (value: string | undefined): string | undefined => {
        const said = value?.trim() || (isSecret ? known : '');
        if (said) return fault(said) ?? undefined;
        return isNeeded ? 'This is needed.' : undefined;
      };
      if (isSecret) return given(await password({ message, validate, clearOnError: true, ...streams })).trim() || known;
      return given((await text({ message, validate, initialValue: known, ...streams })) ?? '').trim();
    },
    agree: async (message, isUsual) => given(await confirm({ message, initialValue: isUsual, ...streams })),
    choose: async (message, choices) => {
      const options = Object.entries<string>(choices).map(([value, label]) => ({ value, label }));
      return given(await select({ message, options, ...streams })) as keyof typeof choices;
    },
    begin: (title) => intro(title, streams),
    tell: (line, tone = 'note') => ({ done: log.success, wrong: log.error, note: log.info })[tone](line, streams),
  };
}
