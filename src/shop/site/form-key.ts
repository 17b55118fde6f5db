import { currentMember, forgetDraft, keepDraft, keptDraft } from '#accounts/site/door.ts';
import { formKeyPattern } from '../rules.ts';

/** The forms that have one. */
type Form = 'order' | 'withdrawal-key';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36).padStart(7, '0')).join('');

/** Where storage is blocked: as long as the page. */
let own: string | null = null;

/** The key of what this tab sends: kept over a reload and Back, until its answer is seen. */
export function formKey(form: Form): string {
  const place = { owner: currentMember()?.id ?? '', what: form };
  const kept = (): string | null => {
    const { key } = Object(keptDraft(place)) as { key?: unknown };
    return typeof key === 'string' && formKeyPattern.test(key) ? key : null;
  };
  const before = kept();
  if (before !== null) return before;
  keepDraft(place, { key: newKey() });
  return kept() ?? (own ??= newKey());
}

/** The answer was seen: what is sent from now on is something else. */
export const forgetFormKey = (form: Form): void => forgetDraft(form);
