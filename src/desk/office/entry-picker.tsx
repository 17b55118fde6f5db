import type { EntityName } from '#paths/office-api.ts';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import { Picker, usePicking, type Choice, type PickerProps } from './picker.tsx';
import { useNames, useSearch, type Named } from './use-names.ts';

type Props = PickerProps & {
  readonly entity: EntityName;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** These are chosen already and not offered. */
  readonly without?: readonly string[];
};

/** A field in which an entry of another entity is chosen by words of its title. */
export function EntryPicker({ entity, value, onChange, without = [], ...field }: Props) {
  const t = useOfficeTexts(partTexts);
  const picking = usePicking();
  const names = useNames(entity, value ? [value] : []);
  const { found, isLooking } = useSearch(entity, picking.words, picking.isOpen);
  const choiceOf = ({ id, title, state }: Named): Choice => ({
    id,
    title,
    ...(state === 'published' ? {} : { detail: t.states[state] }),
  });
  const known = value ? names.get(value) : undefined;
  return (
    <Picker
      {...field}
      picking={picking}
      chosen={value ? choiceOf(known ?? { id: value, title: '…', state: 'published' }) : null}
      onChange={(choice) => onChange(choice?.id ?? null)}
      options={found.filter((one) => one.id === value || !without.includes(one.id)).map(choiceOf)}
      isLooking={isLooking}
    />
  );
}
