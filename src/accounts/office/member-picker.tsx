import { CallPicker, useOfficeTexts, type Choice, type PickerProps } from '#desk/office/door.tsx';
import type { Person } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import { client } from './client.ts';

type Found = Pick<Person, 'id' | 'fullname' | 'email'>;

type Props = Omit<PickerProps, 'label' | 'hint'> & {
  readonly value: Choice | null;
  readonly onChange: (member: Choice | null) => void;
};

const choiceOf = ({ id, fullname, email }: Found): Choice =>
  fullname === '' ? { id, title: email } : { id, title: fullname, detail: email };

const question = (query: string) => ({ query });

/** A field that selects a member by a part of the name or address. */
export function MemberPicker(props: Props) {
  const t = useOfficeTexts(peopleTexts);
  return (
    <CallPicker
      {...props}
      label={t.member}
      hint={t.memberHint}
      find={client.searchUsers}
      question={question}
      choiceOf={choiceOf}
    />
  );
}
