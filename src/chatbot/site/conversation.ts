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
  /** Whether motion is reduced (S19.2): then there are no typing delays. */
  readonly isCalm: () => boolean;
  /** Called for a chosen answer that reveals nothing about health (S4.23, S16.7). */
  readonly onAnswer: (chosen: NonNullable<Step['chosen']>) => void;
  /** For the log only (S8.10). */
  readonly onProblem: (problem: string) => void;
};

export type Conversation = {
  readonly now: () => Talk;
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
  /** Sets the handler of events; returns a function that removes it. */
  readonly serve: (onAction: (action: PageAction) => void) => () => void;
  /** Starts, or resumes after `pause`. */
  readonly run: () => void;
  readonly pause: () => void;
  readonly answer: (place: number) => void;
  readonly restart: () => void;
  /** Runs an event when the reader presses it. */
  readonly press: (eventId: string) => void;
};

/** Runs a conversation in time: entries are typed one after the other (S2.33). */
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
  /** Shows entries without a delay at once, and waits for the next that has one. Entries that offer help have none. */
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
