import Alert from '@mui/material/Alert';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import { messageOf } from './message-of.ts';

/** Explains why something cannot be shown. */
export function Failure({ error }: { error: unknown }) {
  return <Alert severity="error">{messageOf(error, useOfficeTexts(partTexts))}</Alert>;
}
