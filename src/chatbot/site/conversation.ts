import type { Script } from '../contract.ts';
import {
  actionOf,
  hasHelpComing,
  silent,
  step,
  typingTime,
  type PageAction,
  type Random,
  type Step,
  type Talk,
  type TalkEvent,
} from '../rules.ts';

export type ConversationParts = {
  readonly script: Script;
  readonly random: Random;
  /** Whether motion is to be reduced (S19.2): then nothing is typed, all is there at once. */
  readonly isCalm: () => boolean;
  /** The reader chose an answer that says nothing of health (S4.23, S16.7). */
  readonly onAnswer: (chosen: NonNullable<Step['chosen']>) => void;
  /** For the log alone (S8.10). */
  readonly onProblem: (problem: string) => void;
};

export type Conversation = {
  readonly now: () => Talk;
  /** Calls back on every change until the returned function is called. */
  readonly watch: (listener: () => void) => () => void;
  /** Who does what events name, until the returned function is called. */
  readonly serve: (onAction: (action: PageAction) => void) => () => void;
  /** Begins, or goes on after `pause`. */
  readonly run: () => void;
  readonly pause: () => void;
  readonly answer: (place: number) => void;
  readonly restart: () => void;
  /** Does what an event names, when the reader presses it. */
  readonly press: (eventId: string) => void;
};

/** A conversation in time: what comes is typed piece by piece (S2.33). */
export function createConversation({ script, random, isCalm, onAnswer, onProblem }: ConversationParts): Conversation {
  let talk = silent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let serving: ((action: PageAction) => void) | undefined;
  const listeners = new Set<() => void>();

  const press = (eventId: string): void => {
    const found = actionOf(eventId);
    if ('action' in found) serving?.(found.action);
    else onProblem(found.problem);
  };
  const take = (event: TalkEvent): void => {
    const [typed] = talk.coming;
    const { talk: next, problem, chosen } = step(script, talk, event, random);
    talk = next;
    if (problem !== undefined) onProblem(problem);
    if (chosen) onAnswer(chosen);
    if (event.type === 'typed' && typed?.kind === 'event' && typed.label === undefined) press(typed.eventId);
  };
  /** Takes what needs no time at once, and waits for the next that does. Nobody waits for help. */
  const type = (): void => {
    clearTimeout(timer);
    for (let [coming] = talk.coming; coming; [coming] = talk.coming) {
      const time = hasHelpComing(talk) ? 0 : typingTime(coming, random, isCalm());
      if (time > 0) {
        timer = setTimeout(() => {
          take({ type: 'typed' });
          type();
        }, time);
        break;
      }
      take({ type: 'typed' });
    }
    for (const listener of listeners) listener();
  };
  const begin = (): void => {
    take({ type: 'begin' });
    type();
  };
  return {
    now: () => talk,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    serve: (onAction) => {
      serving = onAction;
      return () => {
        serving = undefined;
      };
    },
    run: () => (talk === silent ? begin() : type()),
    pause: () => clearTimeout(timer),
    answer: (place) => {
      take({ type: 'answered', place });
      type();
    },
    restart: begin,
    press,
  };
}
