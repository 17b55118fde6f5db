import { useId, useRef, type FormEvent } from 'react';
import { useLocale, useTexts } from '#ui/site.tsx';
import { chatbotTexts } from '../page-texts.ts';
import styles from './question-form.module.css';
import { longest, shortest } from './questions.ts';

type QuestionFormProps = {
  /** Called when the field gets the focus. */
  onNear: () => void;
  /** Answers false if the text is too short. */
  onAsk: (typed: string) => boolean;
};

/**
 * A free question (S12.11). The field has no name, so that it can never become part of a URL, and neither the browser's history
 * nor its spelling service stores it.
 */
export function QuestionForm({ onNear, onAsk }: QuestionFormProps) {
  const t = useTexts(chatbotTexts).question;
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    if (onAsk(input.value)) {
      input.value = '';
      return;
    }
    input.focus();
    if (input.value === '') return;
    input.setCustomValidity(t.tooShort(shortest));
    input.reportValidity();
  };
  return (
    <form className={styles.form} lang={locale} autoComplete="off" noValidate onSubmit={send}>
      <label htmlFor={id}>{t.label}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          maxLength={longest}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="send"
          onFocus={onNear}
          onInput={(event) => event.currentTarget.setCustomValidity('')}
        />
        <button type="submit" className={styles.send}>
          {t.ask}
        </button>
      </div>
    </form>
  );
}
