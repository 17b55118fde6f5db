import { afterEach, describe, expect, test } from 'vitest';
import { drawn } from '../../tests/drawn.tsx';
import { Confirm } from './confirm.tsx';
import { ErrorPopup } from './error-popup.tsx';
import { CallFault, currentFault, dismissFault, reportError, reportFault, reportLost, watchFaults } from './faults.ts';
import { FormCard, FormPage } from './form-page.tsx';
import { currentStatus, say, unsay, watchStatus } from './status-state.ts';
import { StatusRegion } from './status.tsx';
import { formTexts } from './form-texts.ts';

afterEach(dismissFault);

describe('faults', () => {
  test('S8.3 one is shown at a time, until it has been read', () => {
    const heard: unknown[] = [];
    const leave = watchFaults(() => heard.push(currentFault()?.status));
    reportError(500, 'anfrage-1');
    reportError(419);
    expect(currentFault()).toEqual({ status: 500, requestId: 'anfrage-1' });
    dismissFault();
    reportError(419);
    leave();
    dismissFault();
    expect(heard).toEqual([500, undefined, 419]);
  });

  test('S8.3 the note of a lost connection gives way to what the next try answers', () => {
    reportLost();
    reportError(401, undefined, 'deletion');
    expect(currentFault()).toMatchObject({ status: 401, maybeDone: 'deletion' });
    reportLost();
    expect(currentFault()?.status).toBe(401);
  });

  test('S8.3 an unexpected answer is reported with its request, a lost connection is not', () => {
    expect(reportFault(new TypeError('Failed to fetch'))).toBe(false);
    expect(currentFault()).toBeUndefined();
    expect(reportFault(new CallFault('POST /api/x', { status: 502, requestId: 'r' }))).toBe(true);
    expect(currentFault()).toEqual({ status: 502, requestId: 'r' });
  });

  test('S8.3 the popup names the code and the request, and interrupts', () => {
    const html = drawn(<ErrorPopup fault={{ status: 500, requestId: 'anfrage-1' }} onClose={() => {}} />);
    expect(html).toContain('Ein unerwarteter Fehler ist aufgetreten. (Code 500)');
    expect(html).toContain('<code>anfrage-1</code>');
    expect(html).toContain('role="alertdialog"');
    expect(html).not.toContain('Seite neu laden');
  });

  test.each([401, 419])('S8.3 with %i the session is over, and a new page helps', (status) => {
    const html = drawn(<ErrorPopup fault={{ status }} onClose={() => {}} />);
    expect(html).toContain(`(Code ${status})`);
    expect(html).toContain('Seite neu laden');
    expect(html).not.toContain('Vorgangsnummer');
  });
});

test('S8.4 the generic texts are these, and have German twins', () => {
  expect(formTexts.en.unexpectedError(500)).toBe('An unexpected error has occurred. (Code 500)');
  expect(formTexts.en.errorTitle).toBe('Error occurred');
  expect(formTexts.en.accountUnknown).toBe('The account does not exist.');
  for (const key of ['errorTitle', 'accountUnknown'] as const) expect(formTexts.de[key]).not.toBe(formTexts.en[key]);
});

test('S8.8 a confirmation says what will happen, and offers to leave first', () => {
  const html = drawn(
    <Confirm title="Account löschen." text="Wirklich?" onConfirm={() => Promise.resolve()} onCancel={() => {}} />,
  );
  const described = /aria-describedby="([^"]*)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${described}">Wirklich?</p>`);
  expect(html).toMatch(/<button[^>]*>.*Bestätigen/);
  expect(html).toMatch(/<button[^>]*data-autofocus[^>]*><span[^>]*>Abbrechen/);
});

describe('what was just done', () => {
  test('S19.1 the region is there before its words', () => {
    expect(drawn(<StatusRegion />)).toMatch(/^<output[^>]*><\/output>$/);
  });

  test('a message goes away, but never takes a newer one with it', () => {
    const heard: (string | undefined)[] = [];
    const leave = watchStatus(() => heard.push(currentStatus()?.text));
    say('Gespeichert.');
    const first = currentStatus();
    say('Gelöscht.');
    if (first) unsay(first);
    expect(currentStatus()?.text).toBe('Gelöscht.');
    const second = currentStatus();
    if (second) unsay(second);
    leave();
    expect(heard).toEqual(['Gespeichert.', 'Gelöscht.', undefined]);
  });
});

test('a page with a form has one heading of the first rank, its further cards the second', () => {
  const html = drawn(
    <FormPage title="Anmelden" intro="Schön, dass Du da bist." aside="Noch kein Konto?">
      <FormCard title="Zugang">…</FormCard>
    </FormPage>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h2[^>]*>Zugang/);
});
