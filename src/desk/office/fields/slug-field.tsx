import Button from '@mui/material/Button';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import styles from './fields.module.css';
import { slugOf } from '../slug.ts';
import { textIn, type FieldProps } from './props.ts';
import { TextInput } from './text-field.tsx';

/** The part of an address that names an entry; can be made from the title. */
export function SlugField(props: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  const title = textIn(props.content.title);
  return (
    <div className={styles.line}>
      <TextInput {...props} />
      <Button variant="outlined" disabled={!title} onClick={() => props.onChange(slugOf(title))}>
        {t.slugFrom}
      </Button>
    </div>
  );
}
