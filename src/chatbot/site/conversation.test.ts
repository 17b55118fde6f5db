import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatNode, Script } from '../contract.ts';
import { typing } from '../rules.ts';
import { createConversation, type ConversationParts } from './conversation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const node = (draft: Partial<ChatNode> & Pick<ChatNode, 'id'>): ChatNode => ({ content: [], answers: [], next: [], ...draft });
const script: Script = {
  start: 'a',
  nodes: [
    node({ id: 'a', content: ['Hallo.', 'Na?'], answers: ['Licht', 'Weg'], next: ['licht', 'weg'], tracked: true }),
    node({ id: 'licht', content: 'Bitte.', eventId: 'gradient-feelgood', next: ['b'], tracked: true }),
    node({ id: 'b', content: 'Noch etwas?', eventId: 'dance', eventLabel: 'Tanzen', answers: ['Nein'], tracked: true }),
  ],
};

function talkative(over: Partial<ConversationParts> = {}) {
  const parts = { onAnswer: vi.fn(), onAction: vi.fn(), onProblem: vi.fn(), onChange: vi.fn() };
  const conversation = createConversation({ script, random: () => 0.5, isCalm: () => false, ...parts, ...over });
  conversation.serve(parts.onAction);
  conversation.watch(parts.onChange);
  const shown = (): string[] => conversation.now().entries.map((entry) => ('text' in entry ? entry.text : `[${entry.label}]`));
  return { conversation, shown, ...parts };
}
const whole = typing.most * 3;

describe('a conversation in time', () => {
  test('S2.33 messages are typed one after the other, each for its time', () => {
    const { conversation, shown } = talkative();
    conversation.run();
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(typing.least + 6 * typing.perLetter - 1);
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['Hallo.']);
    vi.advanceTimersByTime(typing.least + 3 * typing.perLetter);
    expect(shown()).toEqual(['Hallo.', 'Na?']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('S19.2 where motion is reduced all is there at once, and after an answer too', () => {
    const { conversation, shown } = talkative({ isCalm: () => true });
    conversation.run();
    expect(shown()).toEqual(['Hallo.', 'Na?']);
    conversation.answer(0);
    expect(shown().slice(2)).toEqual(['Licht', 'Bitte.', '[undefined]', 'Noch etwas?', '[Tanzen]']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('S12.5 S2.33 a number to call is there at once with all before it; what comes after it is typed', () => {
    const urgent: Script = {
      start: 'a',
      nodes: [
        node({ id: 'a', content: 'Na?', answers: ['Es eilt', 'Mir wird schwarz'], next: ['eilt', 'schwarz'] }),
        node({ id: 'eilt', content: 'Ruf an.', url: 'tel:112', urlLabel: '112 anrufen', next: ['sonst'] }),
        node({ id: 'sonst', content: 'Oder hier.', url: 'tel:116117', urlLabel: '116117 anrufen', next: ['film'] }),
        node({ id: 'film', content: 'Für später.', answers: ['Gut'], next: ['a'] }),
        node({ id: 'schwarz', content: ['Das kommt vor.', 'Hält es an: 112.', 'Sonst nicht.'], next: ['a'] }),
      ],
    };
    const { conversation, shown } = talkative({ script: urgent });
    conversation.run();
    vi.advanceTimersByTime(whole);
    conversation.answer(0);
    expect(shown().slice(2)).toEqual(['Ruf an.', '[112 anrufen]', 'Oder hier.', '[116117 anrufen]']);
    vi.advanceTimersByTime(whole);
    expect(shown().at(-1)).toBe('Für später.');
    conversation.answer(0);
    vi.advanceTimersByTime(whole);
    conversation.answer(1);
    expect(shown().slice(-2)).toEqual(['Das kommt vor.', 'Hält es an: 112.']);
  });

  test('S4.23 an answer is told with the message before it; one that is given while something is typed is none', () => {
    const { conversation, onAnswer } = talkative();
    conversation.run();
    conversation.answer(0);
    expect(onAnswer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(whole);
    conversation.answer(0);
    conversation.answer(0);
    expect(onAnswer.mock.calls).toEqual([[{ message: 'Na?', answer: 'Licht' }]]);
  });

  test('S3.10 an event without a label happens by itself when it is its turn, one with a label when it is pressed', () => {
    const { conversation, onAction, onProblem } = talkative();
    conversation.run();
    vi.advanceTimersByTime(whole);
    conversation.answer(0);
    expect(onAction).not.toHaveBeenCalled();
    vi.advanceTimersByTime(whole);
    expect(onAction.mock.calls).toEqual([[{ gradient: 'feelgood' }]]);
    expect(onProblem).not.toHaveBeenCalled();
    conversation.press('dance');
    expect(onProblem.mock.calls).toEqual([['event not found: dance']]);
  });

  test('S8.10 a way to nowhere is told to the log once', () => {
    const { conversation, onProblem } = talkative();
    conversation.run();
    vi.advanceTimersByTime(whole);
    conversation.answer(1);
    vi.advanceTimersByTime(whole);
    expect(onProblem.mock.calls).toEqual([['redirect not found: weg']]);
    expect(conversation.now().end).toBe('stopped');
  });

  test('it can be interrupted and goes on where it was, and it begins anew when it is told to', () => {
    const { conversation, shown, onChange } = talkative();
    conversation.run();
    vi.advanceTimersByTime(whole / 3);
    conversation.pause();
    const before = shown();
    vi.advanceTimersByTime(whole);
    expect(shown()).toEqual(before);
    conversation.run();
    vi.advanceTimersByTime(whole);
    expect(shown()).toEqual(['Hallo.', 'Na?']);
    conversation.restart();
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(whole);
    expect(shown()).toEqual(['Hallo.', 'Na?']);
    expect(onChange.mock.calls.length).toBeGreaterThan(4);
  });
});
