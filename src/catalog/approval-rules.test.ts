import { expect, test } from 'vitest';
import { awaitsApproval, needsApproval, profileIn, type CourseProfile } from './approval-rules.ts';

const asynchronous: CourseProfile = { livePercent: 0, hasTutor: false, hasChecks: false, isLeisure: false, zfuNumber: '' };
const needs = (over: Partial<CourseProfile>): boolean => needsApproval({ ...asynchronous, ...over });

test('S15.7 self-study alone needs no approval, a check of learning or answered questions make it distance learning', () => {
  expect(needs({})).toBe(false);
  expect(needs({ hasTutor: true })).toBe(true);
  expect(needs({ hasChecks: true })).toBe(true);
});

test('S15.7 teaching live for half of it or more is no distance learning; what nobody has said counts as not live', () => {
  expect(needs({ hasTutor: true, livePercent: 49 })).toBe(true);
  expect(needs({ hasTutor: true, livePercent: 50 })).toBe(false);
  expect(needs({ hasTutor: true, livePercent: 100 })).toBe(false);
  expect(needs({ hasTutor: true, livePercent: null })).toBe(true);
});

test('S15.7 leisure alone needs none, and a number settles it', () => {
  expect(needs({ hasTutor: true, hasChecks: true, isLeisure: true })).toBe(false);
  expect(awaitsApproval({ ...asynchronous, hasTutor: true })).toBe(true);
  expect(awaitsApproval({ ...asynchronous, hasTutor: true, zfuNumber: '  ' })).toBe(true);
  expect(awaitsApproval({ ...asynchronous, hasTutor: true, zfuNumber: '7123456' })).toBe(false);
});

test('S15.7 the profile is read from the content of a coaching, whatever is missing in it', () => {
  expect(profileIn({})).toEqual({ ...asynchronous, livePercent: null });
  const content = { live_percent: 20, tutor_access: true, learning_checks: true, leisure_only: true, zfu_number: '7' };
  expect(profileIn(content)).toEqual({ livePercent: 20, hasTutor: true, hasChecks: true, isLeisure: true, zfuNumber: '7' });
});
