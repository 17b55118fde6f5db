import { useQuery } from '@tanstack/react-query';
import type { OfficeCall } from './client.ts';
import { Picker, usePicking, type Choice, type PickerProps } from './picker.tsx';
import { useDebounced } from './use-debounced.ts';

/** Debounce of the search, in ms. */
const pause = 200;

type Props<Input, Found> = PickerProps & {
  /** The call that searches by the words of `question`. */
  readonly find: OfficeCall<Input, { readonly data: readonly Found[] }>;
  readonly question: (words: string) => Input;
  readonly choiceOf: (found: Found) => Choice;
  readonly value: Choice | null;
  /** Also passes the selected item. */
  readonly onChange: (choice: Choice | null, found: Found | undefined) => void;
  /** Already selected, so not offered. */
  readonly without?: readonly string[] | undefined;
};

/** A field that searches for one item: an entry, a member, an order. */
export function CallPicker<Input, Found>(props: Props<Input, Found>) {
  const { find, question, choiceOf, value, onChange, without = [], ...field } = props;
  const picking = usePicking();
  const words = picking.words.trim().slice(0, 200);
  const asked = useDebounced(words, pause);
  const { data, isFetching } = useQuery({
    queryKey: [find.address, question(asked)],
    queryFn: ({ signal }) => find(question(asked), { signal }),
    enabled: picking.isOpen,
  });
  const isLooking = picking.isOpen && (asked !== words || isFetching);
  // Results of another query are not offered; a failed query has no results.
  const found = isLooking ? [] : (data?.data ?? []).map((one) => ({ one, choice: choiceOf(one) }));
  return (
    <Picker
      {...field}
      picking={picking}
      chosen={value}
      onChange={(choice) => onChange(choice, found.find((known) => known.choice.id === choice?.id)?.one)}
      options={found.map(({ choice }) => choice).filter(({ id }) => id === value?.id || !without.includes(id))}
      isLooking={isLooking}
    />
  );
}
