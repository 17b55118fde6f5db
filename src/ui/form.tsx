import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { PlacedComplaint } from './form-answer.ts';
import { formTexts } from './form-texts.ts';
import { Icon, type IconName } from './icon.tsx';
import { useTexts } from './site.tsx';
import type { FormState } from './use-form.ts';
import styles from './form.module.css';

export { useForm, type FormReader } from './use-form.ts';

type Inside = { readonly isBusy: boolean; readonly errors: PlacedComplaint['errors']; readonly isAlive: boolean };

const FormContext = createContext<Inside>({ isBusy: false, errors: {}, isAlive: true });

/** The server's error for the field with this name. */
export const useFieldErrors = (name: string): readonly string[] => {
  const { errors } = useContext(FormContext);
  return (Object.hasOwn(errors, name) ? errors[name] : undefined) ?? [];
};

const never = () => () => {};
/** Whether the page is hydrated: the server renders the same markup first. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type FormProps = {
  /** From `useForm`. */
  form: FormState;
  /** The form's accessible name if there is no heading above it. */
  label?: string;
  /** The form's action without JavaScript; without one it says that it needs JavaScript. */
  action?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A single-column form. The server validates (S5.1), so the browser's own bubbles are off. Before hydration nothing is submitted,
 * least of all a password in a URL: outside a popup, `method="dialog"` does nothing.
 */
export function Form({ form, label, action, className, children }: FormProps) {
  const t = useTexts(formTexts);
  const isAlive = useIsAlive();
  const { isBusy, complaint, element, onSubmit } = form;
  const inside = { isBusy, errors: complaint?.errors ?? {}, isAlive: isAlive || action !== undefined };
  return (
    <form
      ref={element}
      className={[styles.form, className].filter(Boolean).join(' ')}
      aria-label={label}
      noValidate
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      onSubmit={onSubmit}
    >
      {action === undefined && <Scriptless>{t.needsScript}</Scriptless>}
      {complaint && <Summary complaint={complaint} />}
      <FormContext value={inside}>{children}</FormContext>
    </form>
  );
}

/** Shown without JavaScript, and where it did not come, alone. */
export const Scriptless = ({ children }: { children: ReactNode }) => <p className={styles.scriptless}>{children}</p>;

/** The error summary at the top of the form: announced at once, with links to the fields. */
function Summary({ complaint: { general, wrong } }: { complaint: PlacedComplaint }) {
  const t = useTexts(formTexts);
  if (general.length === 0 && wrong.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} data-summary="">
      <Icon name="warning" size={24} />
      <div className={styles.words}>
        {general.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {wrong.length > 0 && (
          <>
            <p>{t.checkThese(wrong.length)}</p>
            <ul className={styles.wrong}>
              {wrong.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" className={styles.way} onClick={(event) => focusField(event.currentTarget, name)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function focusField(inside: HTMLElement, name: string): void {
  const found = inside.closest('form')?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

type SubmitProps = { kind?: 'primary' | 'quiet' | 'plain'; icon?: IconName; className?: string | undefined; children: ReactNode };

/** The submit button: busy while its call runs (S4.12), and disabled before hydration. */
export function SubmitButton({ kind = 'primary', icon, className, children }: SubmitProps) {
  const { isBusy, isAlive } = useContext(FormContext);
  return (
    <Button
      type="submit"
      kind={kind}
      {...(icon ? { icon } : {})}
      className={className}
      busy={isBusy}
      {...(isAlive ? {} : { 'aria-disabled': true })}
    >
      {children}
    </Button>
  );
}

/** A row of buttons, the main action first. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Explains the asterisk; once per form, above the first field. */
export function RequiredNote() {
  const t = useTexts(formTexts);
  return <p className={styles.note}>{t.required}</p>;
}

/** Short fields side by side where there is room, such as postcode and town: `columns` are their shares of the line. */
export const FieldRow = ({
  columns = 'even',
  children,
}: {
  columns?: 'even' | 'wide-narrow' | 'narrow-wide';
  children: ReactNode;
}) => (
  <div className={styles.row} data-columns={columns}>
    {children}
  </div>
);
