import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { openingTexts } from '../opening-texts.ts';
import { operationTexts } from '../operation-texts.ts';

const JobsPage = lazy(async () => ({ default: (await import('./operations.tsx')).JobsPage }));
const MailsPage = lazy(async () => ({ default: (await import('./operations.tsx')).MailsPage }));
const AuditPage = lazy(async () => ({ default: (await import('./operations.tsx')).AuditPage }));

const OpeningPage = lazy(async () => ({ default: (await import('./opening.tsx')).OpeningPage }));

const { de, en } = operationTexts;
const page = { kind: 'page', group: 'system' } as const;

/** Screens about the running site. */
export const operationScreens: readonly Screen[] = [
  {
    ...page,
    path: 'opening',
    roles: [],
    name: { de: openingTexts.de.many, en: openingTexts.en.many },
    page: OpeningPage,
  },
  { ...page, path: 'job', roles: [], name: { de: de.jobs.many, en: en.jobs.many }, page: JobsPage },
  { ...page, path: 'mail', roles: ['support'], name: { de: de.mails.many, en: en.mails.many }, page: MailsPage },
  { ...page, path: 'audit', roles: ['editor'], name: { de: de.audit.many, en: en.audit.many }, page: AuditPage },
];
