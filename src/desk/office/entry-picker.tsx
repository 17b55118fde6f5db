import type { EntityName } from '#paths/office-api.ts';
import { partTexts } from '../office-texts.ts';
import { CallPicker } from './call-picker.tsx';
import { entityClient } from './client.ts';
import { useOfficeTexts } from './language.ts';
import type { Choice, PickerProps } from './picker.tsx';
import { keepNames, useNames, type Named } from './use-names.ts';

type Props = PickerProps & {
  readonly entity: EntityName;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly without?: readonly string[];
};

const question = (query: string) => ({ query });

/** A field that selects an entry of another entity by its title. */
export function EntryPicker({ entity, value, onChange, ...field }: Props) {
  const { states } = useOfficeTexts(partTexts);
  const names = useNames(entity, value ? [value] : []);
  const choiceOf = ({ id, title, state }: Named): Choice => ({
    id,
    title,
    ...(state === 'published' ? {} : { detail: states[state] }),
  });
  return (
    <CallPicker
      {...field}
      find={entityClient(entity).search}
      question={question}
      choiceOf={choiceOf}
      value={value ? choiceOf(names.get(value) ?? { id: value, title: '…', state: 'published' }) : null}
      onChange={(choice, found) => {
        if (found) keepNames(entity, [found]);
        onChange(choice?.id ?? null);
      }}
    />
  );
}
