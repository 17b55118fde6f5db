import { expect, test } from 'vitest';
import * as world from '../../../demo/content/index.ts';
import { GuideForm } from '../contract.ts';
import { answersOfText, contentOfText, linesOf, textOfAnswers, textOfContent } from './lines.ts';

test('S3.10 what a node says and offers is the same after it was shown as text', () => {
  for (const { content, answers, en } of GuideForm.parse(world.guide).variants.flatMap(({ nodes }) => nodes)) {
    for (const one of [content, en?.content ?? [], []]) expect(contentOfText(textOfContent(one))).toEqual(one);
    for (const one of [answers, en?.answers ?? []]) expect(answersOfText(textOfAnswers(one))).toEqual(one);
  }
});

test('S3.10 typed lines are tidied up: no empty answers, no empty messages', () => {
  expect(contentOfText(' Hallo \n\n\n\n Du ')).toEqual(['Hallo', 'Du']);
  expect(contentOfText('')).toEqual([]);
  expect(answersOfText('Ja | Klar\n\n Nein ')).toEqual([['Ja', 'Klar'], 'Nein']);
  expect(linesOf('a\n\n b ')).toEqual(['a', 'b']);
});
