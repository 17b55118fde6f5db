import { describe, expect, test } from 'vitest';
import { drawn } from '../../tests/drawn.tsx';
import { fail } from '#kit/result.ts';
import { PasswordField, RadioField, SelectField, TextField, CheckboxField } from './field.tsx';
import { complaintOf, placeComplaint } from './form-answer.ts';
import { Form, SubmitButton, useForm } from './form.tsx';

const attribute = (html: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';

describe('what the server says against a form', () => {
  test('S5.1 errors are read by field, the message beside them', () => {
    const complaint = complaintOf(fail('invalid', { message: 'Bitte prüfen', errors: { email: ['fehlt', 'ist keine'] } }));
    expect(complaint).toEqual({ message: 'Bitte prüfen', errors: { email: ['fehlt', 'ist keine'] } });
  });

  test.each([
    undefined,
    null,
    'text',
    7,
    [],
    { message: 5, errors: 'x' },
    { errors: [] },
    { errors: { email: [7, null, ''], zip: {} } },
    { errors: null, message: '' },
  ])('S5.1 a body of another shape says nothing: %j', (body) => {
    expect(complaintOf(fail('invalid', body))).toEqual({ message: '', errors: {} });
  });

  test('S5.1 fields are named in the order of the form, each once', () => {
    const fields = ['email', 'sex', 'sex', 'town'].map((name) => ({ name, label: name }));
    const placed = placeComplaint({ message: 'x', errors: { town: ['fehlt'], sex: ['fehlt'] } }, fields);
    expect(placed.wrong.map(({ name }) => name)).toEqual(['sex', 'town']);
    expect(placed.general).toEqual([]);
  });

  test('S5.1 a text for a field that the form does not have is said at the top', () => {
    const placed = placeComplaint({ message: 'x', errors: { token: ['abgelaufen'] } }, [{ name: 'email', label: 'E-Mail' }]);
    expect(placed.general).toEqual(['abgelaufen']);
    expect(placed.wrong).toEqual([]);
  });

  test('S5.1 the general message is said where no field is to blame, also for a field with an object’s own name', () => {
    const fields = [{ name: 'constructor', label: 'x' }];
    expect(placeComplaint({ message: 'Zu viele Versuche', errors: {} }, fields)).toMatchObject({
      general: ['Zu viele Versuche'],
      wrong: [],
    });
  });
});

describe('a field', () => {
  test('S5.1 with an error says so to everyone: it is invalid, and described by the words beneath', () => {
    const html = drawn(<TextField name="email" label="E-Mail" type="email" hint="Deine Adresse" error="Diese Adresse fehlt." />);
    const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
    expect(attribute(input, 'aria-invalid')).toBe('true');
    const [hint = '-', error = '-'] = attribute(input, 'aria-describedby').split(' ');
    expect(html).toContain(`<p id="${hint}"`);
    expect(html).toMatch(new RegExp(`<div id="${error}".*Diese Adresse fehlt\\.`));
  });

  test('S5.1 without one it is not invalid and described by nothing', () => {
    const html = drawn(<TextField name="email" label="E-Mail" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  test('S19.1 the name of a required field is its label alone', () => {
    const html = drawn(<TextField name="email" label="E-Mail" required />);
    expect(/<label[^>]*>(.*?)<\/label>/.exec(html)?.[1]).toBe('E-Mail');
    expect(attribute(html, 'for')).toBe(attribute(/<input[^>]*>/.exec(html)?.[0] ?? '', ' id'));
    expect(html).toMatch(/<input[^>]* required=""/);
  });

  test('an e-mail brings its keyboard and its filler, which can be overruled', () => {
    const html = drawn(<TextField name="email" label="E-Mail" type="email" autoComplete="username" />);
    expect(html).toContain('inputMode="email"');
    expect(html).toContain('autoComplete="username"');
    expect(html).toContain('autoCapitalize="none"');
  });

  test('a password is hidden, with a control that is described by the field’s label', () => {
    const html = drawn(<PasswordField name="password" label="Passwort" autoComplete="current-password" />);
    expect(html).toContain('type="password"');
    const label = attribute(/<button[^>]*>/.exec(html)?.[0] ?? '', 'aria-describedby');
    expect(html).toContain(`id="${label}"`);
    expect(html).toMatch(/aria-pressed="false"[^>]*>Anzeigen</);
  });

  test('a list begins with an empty choice, unless there is always one', () => {
    const choices = [{ value: 'f', label: 'weiblich' }];
    expect(drawn(<SelectField name="sex" label="Geschlecht" choices={choices} />)).toContain('<option value="">Bitte wählen');
    expect(drawn(<SelectField name="sex" label="Geschlecht" choices={choices} placeholder={false} />)).not.toContain('value=""');
  });

  test('S5.1 a choice of several is wrong as a whole, and its name is the question', () => {
    const choices = [
      { value: 'a', label: 'Ja' },
      { value: 'b', label: 'Nein' },
    ];
    const html = drawn(
      <RadioField name="news" label="Neuigkeiten?" choices={choices} defaultValue="b" error="Bitte wähl eines." />,
    );
    const group = /<div[^>]*role="radiogroup"[^>]*>/.exec(html)?.[0] ?? '';
    expect(group).toContain('aria-invalid="true"');
    expect(html).toContain(`<span id="${attribute(group, 'aria-labelledby')}"`);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  test('nothing is ticked beforehand', () => {
    expect(drawn(<CheckboxField name="consent" label="Ich stimme zu" />)).not.toContain('checked');
  });
});

function Login({ action }: { action?: string }) {
  const form = useForm({ submit: () => Promise.reject(new Error('not sent')), done: () => {} });
  return (
    <Form form={form} {...(action ? { action } : {})}>
      <SubmitButton>Anmelden</SubmitButton>
    </Form>
  );
}

describe('a form before its script', () => {
  test('sends nothing, shows no password in an address, and says why', () => {
    const html = drawn(<Login />);
    expect(html).toContain('method="dialog"');
    expect(html).toMatch(/<p[^>]*>Dieses Formular braucht JavaScript/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"|<button[^>]*aria-disabled="true"[^>]*type="submit"/);
  });

  test('with an address of its own it works at once', () => {
    const html = drawn(<Login action="/login" />, 'en');
    expect(html).toContain('method="post"');
    expect(html).not.toContain('JavaScript');
    expect(html).not.toContain('aria-disabled');
  });
});
