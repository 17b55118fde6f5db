import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { trackEvent } from '#consent/site/door.ts';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Guide } from '../contract.ts';
import { chatbotTexts } from '../page-texts.ts';
import { isCall, variantOf, type Deed, type Talk } from '../rules.ts';
import styles from './guide-chat.module.css';
import { GuideEntry } from './guide-entry.tsx';
import { Ways } from './guide-shell.tsx';
import { createConversation, type Conversation } from './conversation.ts';
import { startAgain } from './guide-icons.ts';
import { useScrolling } from './use-scrolling.ts';

/** Drawn once, so that a reader who comes back to the start page meets the same variant again (S2.33). */
const chance = Math.random();

/** For the log alone (S8.10). */
const report = (problem: string): void => console.warn(problem);

type GuideChatProps = { guide: Guide; onDeed: (deed: Deed) => void };

/** The conversation (S2.33), to stand in a `GuideShell`. */
export function GuideChat({ guide, onDeed }: GuideChatProps) {
  const conversation = useConversation(guide, onDeed);
  return conversation ? <Conversing conversation={conversation} name={guide.persona.name} /> : <GuideStopped />;
}

/** In place of a conversation that there is no script for: nobody is left standing. */
export function GuideStopped() {
  const t = useTexts(chatbotTexts);
  return (
    <p className={styles.stopped}>
      <span>{t.stopped}</span>
      <Ways />
    </p>
  );
}

function useConversation(guide: Guide, onDeed: (deed: Deed) => void): Conversation | null {
  const [conversation] = useState(() => {
    const script = variantOf(guide, () => chance);
    return script
      ? createConversation({
          script,
          random: Math.random,
          isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
          onAnswer: ({ message, answer }) => trackEvent({ category: 'Chatbot', action: message, name: answer }),
          onProblem: report,
        })
      : null;
  });
  useEffect(() => conversation?.serve(onDeed), [conversation, onDeed]);
  useEffect(() => {
    conversation?.run();
    return conversation?.pause;
  }, [conversation]);
  return conversation;
}

function Conversing({ conversation, name }: { conversation: Conversation; name: string }) {
  const t = useTexts(chatbotTexts);
  const talk = useSyncExternalStore(conversation.watch, conversation.now, conversation.now);
  const calls = talk.entries.filter(isCall).length;
  const { scroller, isTall, follow } = useScrolling(talk, calls);
  const answers = useRef<HTMLFieldSetElement>(null);
  /** What was pressed goes away: the focus stays where the next answers come. */
  const choose = (act: () => void): void => {
    follow();
    act();
    answers.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-help={calls > 0 || undefined}
      {...(isTall && { role: 'group', 'aria-label': t.log, tabIndex: 0 })}
    >
      <div className={styles.log} role="log" aria-live="polite" aria-label={t.log}>
        {talk.entries.map((entry, index) => (
          // Entries are only ever added, and all go at once.
          <GuideEntry key={index} entry={entry} name={name} onPress={conversation.press} />
        ))}
      </div>
      {/* Another one each time: what is pushed down by a message would count as a page that moves. */}
      {talk.coming.length > 0 && <Dots key={talk.entries.length} />}
      <fieldset ref={answers} className={styles.answers} aria-label={t.answers} tabIndex={-1}>
        {talk.coming.length === 0 && (
          <Next
            talk={talk}
            onAnswer={(place) => choose(() => conversation.answer(place))}
            onRestart={() => choose(conversation.restart)}
          />
        )}
      </fieldset>
    </div>
  );
}

type NextProps = { talk: Talk; onAnswer: (place: number) => void; onRestart: () => void };

/** What the reader can do now. */
function Next({ talk, onAnswer, onRestart }: NextProps) {
  const t = useTexts(chatbotTexts);
  const hasBegun = talk.entries.some(({ kind }) => kind === 'answered');
  return (
    <>
      {talk.answers.map(({ text }, place) => (
        <button key={text} type="button" className={styles.answer} onClick={() => onAnswer(place)}>
          {text}
        </button>
      ))}
      {talk.end === 'stopped' && <GuideStopped />}
      {talk.end === 'done' && <p className={styles.end}>{t.done}</p>}
      {hasBegun && (
        <button type="button" className={styles.again} onClick={onRestart}>
          <Icon name={startAgain} size={18} />
          {t.restart}
        </button>
      )}
    </>
  );
}

/** That something comes; those who listen hear it when it is there. */
function Dots() {
  return (
    <p className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </p>
  );
}
