import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { trackEvent } from '#consent/site/door.ts';
import { type Drawing, Icon } from '#ui/icon.tsx';
import { isStill } from '#ui/quiet.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { Guide } from '../contract.ts';
import { chatbotTexts } from '../page-texts.ts';
import { isCall, type PageAction, type Talk, variantOf } from '../rules.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { Asked } from './found.tsx';
import styles from './guide-chat.module.css';
import { GuideEntry } from './guide-entry.tsx';
import { Ways } from './guide-shell.tsx';
import { QuestionForm } from './question-form.tsx';
import { createQuestions, hasCalls, type Questions } from './questions.ts';
import { askSearch, loadSearch } from './search-part.ts';
import { useScrolling } from './use-scrolling.ts';

/** Picked once, so that a reader who returns to the start page gets the same variant (S2.33). */
const chance = Math.random();

/** For the log only (S8.10). */
const report = (problem: string): void => console.warn(problem);

type GuideChatProps = { guide: Guide; onAction: (action: PageAction) => void };

/** The conversation (S2.33), inside a `GuideShell`. */
export function GuideChat({ guide, onAction }: GuideChatProps) {
  const conversation = useConversation(guide, onAction);
  const questions = useQuestions();
  if (!conversation) return <GuideStopped />;
  return <Conversing conversation={conversation} questions={questions} name={guide.persona.name} />;
}

/** Shown if there is no script: links instead of a conversation. */
export function GuideStopped() {
  const t = useTexts(chatbotTexts);
  return (
    <p className={styles.stopped}>
      <span>{t.stopped}</span>
      <Ways />
    </p>
  );
}

function useConversation(guide: Guide, onAction: (action: PageAction) => void): Conversation | null {
  const [conversation] = useState(() => {
    const script = variantOf(guide, () => chance);
    return script
      ? createConversation({
          script,
          random: Math.random,
          isCalm: isStill,
          onAnswer: ({ message, answer }) => trackEvent({ category: 'Chatbot', action: message, name: answer }),
          onProblem: report,
        })
      : null;
  });
  useEffect(() => conversation?.serve(onAction), [conversation, onAction]);
  useEffect(() => {
    conversation?.run();
    return conversation?.pause;
  }, [conversation]);
  return conversation;
}

/** Free questions (S12.11); gone with the page. */
function useQuestions(): Questions {
  const locale = useLocale();
  const [questions] = useState(() => createQuestions({ ask: askSearch(locale) }));
  useEffect(() => questions.forget, [questions]);
  return questions;
}

type ConversingProps = { conversation: Conversation; questions: Questions; name: string };

function Conversing({ conversation, questions, name }: ConversingProps) {
  const t = useTexts(chatbotTexts);
  const locale = useLocale();
  const talk = useSyncExternalStore(conversation.watch, conversation.now, conversation.now);
  const asked = useSyncExternalStore(questions.watch, questions.now, questions.now);
  const calls = talk.entries.filter(isCall).length + asked.filter(hasCalls).length;
  const { scroller, isTall, follow } = useScrolling({ talk, questions: asked, calls });
  const answers = useRef<HTMLFieldSetElement>(null);
  /** The pressed button disappears: the focus stays where the next answers appear. */
  const choose = (act: () => void): void => {
    follow();
    act();
    answers.current?.focus({ preventScroll: true });
  };
  const [round, setRound] = useState(0);
  const restart = (): void => {
    questions.forget();
    // Unsent text is cleared too.
    setRound(round + 1);
    conversation.restart();
  };
  const ask = (typed: string): boolean => {
    follow();
    const isAsked = questions.ask(typed, talk.entries.length);
    // On a phone the keyboard would cover the results.
    if (isAsked && matchMedia('(pointer: coarse)').matches) answers.current?.focus({ preventScroll: true });
    return isAsked;
  };
  const askedAfter = (count: number) =>
    asked
      .filter(({ after }) => after === count)
      .map((question) => (
        <Asked key={question.id} question={question} onAgain={() => choose(() => questions.again(question.id))} />
      ));
  const isWaiting = asked.some(({ found }) => found === 'open');
  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        data-help={calls > 0 || undefined}
        {...(isTall && { role: 'group', 'aria-label': t.log, tabIndex: 0 })}
      >
        <div className={styles.log} role="log" aria-live="polite" aria-label={t.log}>
          {askedAfter(0)}
          {talk.entries.map((entry, index) => (
            // Entries are only appended, and cleared all at once.
            <Fragment key={index}>
              <GuideEntry entry={entry} name={name} onPress={conversation.press} />
              {askedAfter(index + 1)}
            </Fragment>
          ))}
        </div>
        {/* A new key each time: an element pushed down by a message would count as a layout shift. */}
        {(talk.coming.length > 0 || isWaiting) && <Dots key={`${talk.entries.length} ${asked.length}`} />}
        <fieldset ref={answers} className={styles.answers} aria-label={t.answers} tabIndex={-1}>
          {talk.coming.length === 0 && (
            <Next
              talk={talk}
              hasAsked={asked.length > 0}
              onAnswer={(place) => choose(() => conversation.answer(place))}
              onRestart={() => choose(restart)}
            />
          )}
        </fieldset>
      </div>
      <QuestionForm key={round} onNear={() => void loadSearch(locale).catch(() => {})} onAsk={ask} />
    </>
  );
}

type NextProps = { talk: Talk; hasAsked: boolean; onAnswer: (place: number) => void; onRestart: () => void };

/** The available answers and links. */
function Next({ talk, hasAsked, onAnswer, onRestart }: NextProps) {
  const t = useTexts(chatbotTexts);
  const hasBegun = hasAsked || talk.entries.some(({ kind }) => kind === 'answered');
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

/** The typing indicator; screen readers announce the message when it is there. */
function Dots() {
  return (
    <p className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </p>
  );
}

/** A circular arrow. */
const startAgain: Drawing = { path: 'M5.2 12a6.8 6.8 0 1 0 2.3-5.1M5 4.6v4h4' };
