import { CheckboxField, PasswordField, RadioField, SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { FieldRow, Form, FormActions, RequiredNote, SubmitButton, useForm } from '#ui/form.tsx';
import { say } from '#ui/status.tsx';
import { call } from './call.ts';

export function Login() {
  const form = useForm({
    submit: ({ text, isTicked }) =>
      call('login', { email: text('email'), password: text('password'), remember: isTicked('remember') }),
    done: () => say('Angemeldet.'),
  });
  return (
    <FormPage title="Anmelden" intro="Schön, dass Du wieder da bist." aside={<p>Noch kein Account? Leg Dir einen an.</p>}>
      <FormCard>
        <Form form={form}>
          <TextField name="email" label="E-Mail" type="email" required />
          <PasswordField name="password" label="Passwort" autoComplete="current-password" required />
          <CheckboxField name="remember" label="Angemeldet bleiben" />
          <FormActions>
            <SubmitButton>Anmelden</SubmitButton>
            <a href="#vergessen">Passwort vergessen?</a>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}

const sexes = [
  { value: 'f', label: 'weiblich' },
  { value: 'm', label: 'männlich' },
];

const rhythms = [
  { value: 'weekly', label: 'Einmal in der Woche' },
  { value: 'never', label: 'Gar nicht' },
];

export function Registration() {
  const form = useForm({
    submit: ({ data }) => call('registration', Object.fromEntries(data)),
    done: (_, element) => element.reset(),
  });
  return (
    <FormPage title="Registrieren" intro="In zwei Minuten bist Du dabei. Was Du uns anvertraust, bleibt bei uns.">
      <FormCard title="Über Dich">
        <Form form={form}>
          <RequiredNote />
          <TextField name="email" label="E-Mail" type="email" hint="Dorthin schicken wir Dir gleich einen Link." required />
          <PasswordField
            name="password"
            label="Passwort"
            hint="Mindestens 8 Zeichen, am besten ein ganzer Satz."
            autoComplete="new-password"
            required
          />
          <SelectField name="sex" label="Geschlecht" choices={sexes} />
          <FieldRow columns="wide-narrow">
            <TextField name="street" label="Straße" autoComplete="address-line1" />
            <TextField name="house" label="Hausnummer" />
          </FieldRow>
          <FieldRow columns="narrow-wide">
            <TextField name="zip" label="PLZ" type="number" autoComplete="postal-code" required />
            <TextField name="town" label="Ort" autoComplete="address-level2" defaultValue="Kempten" readOnly />
          </FieldRow>
          <RadioField name="news" label="Neuigkeiten per Mail" choices={rhythms} defaultValue="never" />
          <TextAreaField name="about" label="Was führt Dich her?" rows={4} />
          <CheckboxField name="consent" label="Ich habe die Datenschutzerklärung gelesen und stimme ihr zu." required />
          <FormActions>
            <SubmitButton>Registrieren</SubmitButton>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}
