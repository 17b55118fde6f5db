import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '#kit/dates.ts';
import { drawn } from '../../../tests/drawn.tsx';
import type { Journey } from '../contract.ts';
import { CourseEnd } from './course.tsx';
import type { CourseProps } from './course-days.ts';
import { CourseSettings } from './course-settings.tsx';
import { Days } from './days.tsx';
import { EndMailsPage } from './end-mails-page.tsx';
import { Gate } from './gate.tsx';
import { Progress } from './progress.tsx';

const html = (part: ReactNode, locale: 'de' | 'en' = 'de'): string => drawn(<MemoryRouter>{part}</MemoryRouter>, locale);

const startedOn = '2026-06-01';
const course: CourseProps = { shortid: 'schlaf30', lang: 'de', videos: new Map() };

/** A journey of thirty days of which the first `today` are open. */
function journey(today: number, over: Partial<Journey> = {}): Journey {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: index + 1,
    video: `tag-${index + 1}`,
    title: `Schritt ${index + 1}`,
    open: index < today,
    opens_on: index < today || over.paused ? null : addDays(startedOn, index),
    progress: index < today - 1 ? 100 : 0,
    note: index === today - 1 ? 'Früh ins Bett.' : '',
    note_revision: index === today - 1 ? 3 : 0,
  }));
  return {
    coaching: { id: 'c', shortid: 'schlaf30', slug: 'besser-schlafen', title: 'Besser schlafen' },
    started_on: startedOn,
    today,
    over: today === 30,
    paused: false,
    progress: 36,
    confirmed: true,
    health_consent_on: '2026-06-01',
    contraindications: '<p>Nicht bei Epilepsie.</p>',
    mail_hour: 7,
    mails: true,
    certificate: null,
    download: null,
    days,
    ...over,
  };
}

describe('the days of a course', () => {
  const path = html(<Days {...course} journey={journey(12)} />);

  test('S13.2 all are on the path, today’s is marked, and it opens at it', () => {
    expect(path.match(/role="tab"/g)).toHaveLength(30);
    expect(path.match(/aria-current="date"/g)).toHaveLength(1);
    expect(path).toMatch(/aria-selected="true"[^>]*aria-current="date"|aria-current="date"[^>]*aria-selected="true"/);
    expect(path).toMatch(/<h3[^>]*>Schritt 12<\/h3>/);
    expect(path).toContain('Früh ins Bett.');
  });

  test('S13.1 days that are still to come say when they open, and none of them plays', () => {
    expect(path.match(/data-state="locked"/g)).toHaveLength(18);
    expect(path).toContain('ab 13. Juni');
    expect(path.match(/href="\/watch\/[^"]+/g)).toEqual(['href="/watch/tag-12/coaching/schlaf30']);
  });

  test('S13.1 while the course is paused no day names a date', () => {
    const paused = html(<Days {...course} journey={journey(12, { paused: true })} />);
    expect(paused).not.toContain('ab 13. Juni');
    expect(paused.match(/>später</g)).toHaveLength(18);
  });

  test('S13.3 until the contraindications are confirmed the ways to the days lead to them', () => {
    const before = html(<Days {...course} journey={journey(1, { confirmed: false })} />);
    expect(before.match(/role="tab"/g)).toHaveLength(30);
    expect(before).not.toContain('href="/watch/');
    expect(before).toContain('href="#course-gate"');
  });

  test('S13.4 a note says that nobody else sees it', () => {
    expect(path).toContain('Nur Du siehst das.');
    expect(path).toContain('Notiz zu Tag 12');
  });

  test('S13.2 at the end no day is today', () => {
    expect(html(<Days {...course} journey={journey(30)} />)).not.toContain('aria-current="date"');
  });

  test('the page speaks English where it should', () => {
    const english = html(<Days {...course} journey={journey(12)} />, 'en');
    expect(english).toContain('from 13 Jun');
    expect(english).toContain('Only you can see this.');
  });
});

test('S13.3 what speaks against a course is read before one box is ticked, and no box is ticked beforehand', () => {
  const gate = html(<Gate journey={journey(1, { confirmed: false })} lang="de" />);
  expect(gate).toContain('<p>Nicht bei Epilepsie.</p>');
  expect(gate.match(/type="checkbox"/g)).toHaveLength(1);
  expect(gate).not.toContain('checked');
  expect(gate).toContain('Bestätigen und beginnen');
  expect(gate).toContain('willige ich ausdrücklich ein');
  expect(html(<Gate journey={journey(1, { confirmed: false, contraindications: '' })} lang="de" />)).toContain(
    'keine Gegenanzeigen bekannt',
  );
});

test('S13.2 progress is a bar with figures', () => {
  expect(html(<Progress percent={36} label="Dein Fortschritt" />)).toMatch(/<progress[^>]*max="100"[^>]*value="36"/);
});

test('S13.4 the certificate is there once it is due', () => {
  const due = html(<CourseEnd journey={journey(30, { certificate: '/api/coaching/certificate/schlaf30' })} />);
  expect(due).toContain('href="/api/coaching/certificate/schlaf30"');
  expect(html(<CourseEnd journey={journey(30)} />)).not.toContain('href=');
});

test('S13.1 the server says which day can be the first, also on a device whose clock is a day or years off', () => {
  const range = (now: string): string[] => {
    vi.setSystemTime(Date.parse(now));
    const field = /<input[^>]*name="started_on"[^>]*>/.exec(html(<CourseSettings journey={journey(1)} />))?.[0] ?? '';
    return ['min', 'max'].map((name) => new RegExp(` ${name}="(.*?)"`).exec(field)?.[1] ?? '');
  };
  vi.useFakeTimers();
  try {
    for (const now of ['2026-06-01T12:00:00Z', '2026-05-31T12:00:00Z', '2026-06-02T12:00:00Z', '1970-01-01T12:00:00Z']) {
      const [min = '', max = ''] = range(now);
      expect(min <= '2026-06-01' && max >= '2027-06-01', `${now}: ${min} to ${max}`).toBe(true);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('S13.1, S13.5 a running course can be paused, a paused one goes on, and mails have an hour', () => {
  const running = html(<CourseSettings journey={journey(12)} />);
  expect(running).toContain('Kurs pausieren');
  expect(running).toMatch(/name="mails"[^>]*checked/);
  expect(running).toMatch(/<option value="7" selected="">7 Uhr/);
  expect(running).toMatch(/name="started_on"[^>]*value="2026-06-01"|value="2026-06-01"[^>]*name="started_on"/);
  expect(html(<CourseSettings journey={journey(12, { paused: true })} />)).toContain('Kurs fortsetzen');
});

describe('the link that ends the mails', () => {
  test('S13.5 works by a plain form, and with any token', () => {
    const page = html(<EndMailsPage query={new URLSearchParams({ token: 'a&b' })} />);
    expect(page).toMatch(/<form[^>]*action="\/kurs\/abmelden\?token=a%26b" method="post"/);
    expect(page).toContain('name="List-Unsubscribe" value="One-Click"');
    expect(page).not.toContain('aria-disabled');
  });

  test('S13.5 without a token there is nothing to press', () => {
    const page = html(<EndMailsPage query={new URLSearchParams()} />);
    expect(page).toContain('Dieser Link gilt nicht mehr');
    expect(page).not.toContain('<form');
  });
});
