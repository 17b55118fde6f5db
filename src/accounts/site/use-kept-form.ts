import { useEffect, type RefObject } from 'react';
import { keepDraft, keptDraft } from './kept-drafts.ts';
import { isMarked, useMember } from './member.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed or chosen; never passwords, nor what one agrees to, which is ticked anew. */
const kept =
  'input:not([type="password"], [type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [readonly]), select, textarea';

/** By the field's name: what stood in it before, and what was typed. */
type Typed = Readonly<Record<string, readonly [before: string, typed: string]>>;

function typedIn(draft: unknown): Typed {
  const isPair = (pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string');
  const entries: [string, unknown][] = Object.entries(Object(draft) as Typed);
  return Object.fromEntries(entries.filter(([, pair]) => isPair(pair))) as Typed;
}

/**
 * Keeps what is typed into a form until `forgetDraft` of the same name: it is there again after a reload, another page or Back. A
 * field that begins with something else by now, such as an address changed elsewhere, keeps that.
 */
export function useKeptForm(what: string, element: RefObject<HTMLFormElement | null>): void {
  const member = useMember()?.id;
  useEffect(() => {
    const form = element.current;
    // Unknown while the member is still being loaded.
    const owner = member ?? (isMarked() ? undefined : '');
    if (!form || owner === undefined) return undefined;
    // Whoever typed as a visitor may have logged in to look something up.
    const typed = typedIn(keptDraft({ owner, what }) ?? keptDraft({ owner: '', what }));
    const fields = ([...form.elements] as Field[])
      .filter((field) => field.name !== '' && field.matches(kept))
      .map((field) => {
        const begin = 'defaultValue' in field ? field.defaultValue : field.value;
        const [before, text] = (Object.hasOwn(typed, field.name) ? typed[field.name] : undefined) ?? [begin];
        if (text !== undefined && before === begin && field.value === begin) field.value = text;
        // A form that is drawn with what was typed is the same one, one step later.
        return { field, before: text === begin ? before : begin };
      });
    const keep = (): void => {
      const changed = fields
        .filter(({ field, before }) => field.value !== before)
        .map(({ field, before }) => [field.name, [before, field.value]]);
      keepDraft({ owner, what }, changed.length > 0 ? Object.fromEntries(changed) : undefined);
    };
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [what, member, element]);
}
