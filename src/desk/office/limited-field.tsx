import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { fieldTexts } from '../field-texts.ts';
import { useOfficeTexts } from './language.ts';

type Props = TextFieldProps & { readonly value: string; readonly most: number | undefined };

/** A text of at most `most` characters. Not by `maxLength`: a browser cuts what is pasted, and says nothing. */
export function LimitedField({ most = Number.POSITIVE_INFINITY, error = false, helperText, ...props }: Props) {
  const t = useOfficeTexts(fieldTexts).field;
  const { length } = props.value;
  const isTooLong = length > most;
  return <TextField {...props} error={isTooLong || error} helperText={isTooLong ? t.tooLong(length, most) : helperText} />;
}
