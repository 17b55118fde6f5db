import { useId, useState, type ChangeEventHandler, type ComponentProps, type ReactNode } from 'react';
import { useFieldErrors } from './form.tsx';
import { formTexts } from './form-texts.ts';
import { Icon } from './icon.tsx';
import { useTexts } from './site.tsx';
import styles from './field.module.css';

type FieldProps = {
  /** The name in the server's `errors` (S5.1) and in the form data. */
  name: string;
  label: string;
  /** A hint below the label: what is expected. */
  hint?: ReactNode;
  required?: boolean;
  /** The error, if no `Form` provides it. */
  error?: string | undefined;
};

type Own<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<
    ComponentProps<Element>,
    keyof FieldProps | 'id' | 'className' | 'type' | 'aria-invalid' | 'aria-describedby' | 'children'
  >;

/** The ids that connect a field with its label, hint and error for assistive technology. */
function useField({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
  const id = useId();
  const fromForm = useFieldErrors(name);
  const errors = error ? [error] : fromForm;
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    errors,
    control: { 'aria-invalid': errors.length > 0 || undefined, 'aria-describedby': described || undefined },
  };
}

/** The asterisk is outside the label, so that the field's name is the label only. */
const Mark = ({ required }: { required: boolean | undefined }) =>
  required ? (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  ) : null;

const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  ) : null;

const Errors = ({ id, errors }: { id: string; errors: readonly string[] }) =>
  errors.length > 0 ? (
    <div id={`${id}-error`} className={styles.error}>
      <Icon name="warning" size={20} />
      <div>
        {errors.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  ) : null;

type FrameProps = Pick<FieldProps, 'label' | 'hint' | 'required'> & {
  id: string;
  errors: readonly string[];
  children: ReactNode;
};

const Frame = ({ id, label, hint, required, errors, children }: FrameProps) => (
  <div className={styles.field}>
    <div>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      <Mark required={required} />
    </div>
    <Hint id={id}>{hint}</Hint>
    {children}
    <Errors id={id} errors={errors} />
  </div>
);

const noTypos = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;

/** Keyboard, autofill and spelling settings by kind of text. */
const kinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...noTypos },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  url: { type: 'url', inputMode: 'url', ...noTypos },
  number: { type: 'text', inputMode: 'numeric', pattern: '[0-9]*' },
  date: { type: 'date' },
} as const;

type TextFieldProps = Own<'input'> & { type?: keyof typeof kinds };

/** A single-line text field. `type` also sets keyboard and autocomplete; `autoComplete` and `inputMode` override them. */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const { id, errors, control } = useField({ name: rest.name, hint, error });
  return (
    <Frame id={id} label={label} hint={hint} required={rest.required} errors={errors}>
      <input {...kinds[type]} {...rest} {...control} id={id} className={styles.input} />
    </Frame>
  );
}

type PasswordFieldProps = Own<'input'> & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const t = useTexts(formTexts);
  const { id, errors, control } = useField({ name: rest.name, hint, error });
  const [isShown, setIsShown] = useState(false);
  return (
    <Frame id={id} label={label} hint={hint} required={rest.required} errors={errors}>
      <div className={styles.together}>
        <input {...noTypos} {...rest} {...control} id={id} type={isShown ? 'text' : 'password'} className={styles.input} />
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-describedby={`${id}-label`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t.hidePassword : t.showPassword}
        </button>
      </div>
    </Frame>
  );
}

/** A multi-line text field. */
export function TextAreaField({ label, hint, error, rows = 5, ...rest }: Own<'textarea'>) {
  const { id, errors, control } = useField({ name: rest.name, hint, error });
  return (
    <Frame id={id} label={label} hint={hint} required={rest.required} errors={errors}>
      <textarea {...rest} {...control} id={id} rows={rows} className={styles.input} />
    </Frame>
  );
}

type Choice = { readonly value: string; readonly label: string };

type SelectFieldProps = Own<'select'> & {
  choices: readonly Choice[];
  /** Label of the empty option; false if there is none. */
  placeholder?: string | false;
};

/** A native select. */
export function SelectField({ label, hint, error, choices, placeholder, ...rest }: SelectFieldProps) {
  const t = useTexts(formTexts);
  const { id, errors, control } = useField({ name: rest.name, hint, error });
  return (
    <Frame id={id} label={label} hint={hint} required={rest.required} errors={errors}>
      <div className={styles.together}>
        <select {...rest} {...control} id={id} className={styles.input}>
          {placeholder !== false && <option value="">{placeholder ?? t.pleaseChoose}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={22} />
        </span>
      </div>
    </Frame>
  );
}

type CheckboxFieldProps = Omit<Own<'input'>, 'label'> & {
  /** May contain links to what one agrees to. */
  label: ReactNode;
};

/** A checkbox. Never checked by default for a consent. */
export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const { id, errors, control } = useField({ name: rest.name, hint, error });
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input {...rest} {...control} id={id} type="checkbox" className={styles.box} />
        <div>
          <label htmlFor={id} className={styles.words}>
            {label}
          </label>
          <Mark required={rest.required} />
        </div>
      </div>
      <Hint id={id}>{hint}</Hint>
      <Errors id={id} errors={errors} />
    </div>
  );
}

type RadioFieldProps = FieldProps & {
  choices: readonly Choice[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A group of radio buttons. */
export function RadioField({ name, label, hint, error, required, choices, defaultValue, value, onChange }: RadioFieldProps) {
  const { id, errors, control } = useField({ name, hint, error });
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={`${id}-label`} aria-required={required} {...control}>
      <div>
        <span id={`${id}-label`} className={styles.label} data-label="">
          {label}
        </span>
        <Mark required={required} />
      </div>
      <Hint id={id}>{hint}</Hint>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.tick}>
          <input
            type="radio"
            className={styles.dot}
            name={name}
            value={choice.value}
            required={required}
            {...(value === undefined ? { defaultChecked: choice.value === defaultValue } : { checked: choice.value === value })}
            onChange={onChange}
          />
          <span className={styles.words}>{choice.label}</span>
        </label>
      ))}
      <Errors id={id} errors={errors} />
    </div>
  );
}
