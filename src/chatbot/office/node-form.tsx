import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { GuideProblem, LooseNode } from '../office-contract.ts';
import { guideTexts, labelOfField } from '../office-texts.ts';
import { problemTexts } from '../problem-texts.ts';
import styles from './guide.module.css';
import { answersOfText, contentOfText, linesOf, textOfAnswers, textOfContent } from './lines.ts';

type Props = {
  readonly id: string;
  readonly place: number;
  readonly node: LooseNode;
  readonly problems: readonly GuideProblem[];
  readonly onChange: (place: number, node: LooseNode) => void;
  readonly onRemove: (place: number) => void;
};

const links = ['video', 'playlist', 'url', 'eventId'] as const;
const labelOf = { video: 'videoLabel', playlist: 'playlistLabel', url: 'urlLabel', eventId: 'eventLabel' } as const;

/** An empty text means none. */
const without = <Name extends string>(name: Name, text: string): Partial<Record<Name, string | undefined>> =>
  ({ [name]: text === '' ? undefined : text }) as Partial<Record<Name, string | undefined>>;

/** A node of the script, German and English side by side. */
export const NodeForm = memo(function NodeForm({ id, place, node, problems, onChange, onRemove }: Props) {
  const t = useOfficeTexts(guideTexts);
  const words = useOfficeTexts(problemTexts);
  const [isUnfolded, setUnfolded] = useState(false);
  const en = node.en ?? {};
  const set = (change: Partial<LooseNode>): void => onChange(place, { ...node, ...change });
  const setEnglish = (change: NonNullable<LooseNode['en']>): void => set({ en: { ...en, ...change } });
  const text = (label: string, value: string | undefined, change: (value: string) => void, lang?: 'en') => (
    <TextField
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { lang } }}
    />
  );
  return (
    <fieldset
      id={id}
      className={styles.box}
      tabIndex={-1}
      data-wrong={problems.some((problem) => problem.is_grave) ? '' : undefined}
    >
      <legend>{t.node(node.id)}</legend>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ kind, to, field }) => (
            <li key={`${kind} ${to} ${field}`} className={styles.wrong}>
              {[labelOfField(t, field, false), words[kind](to ?? '')].filter((part) => part !== null).join(': ')}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        {text(t.fields.id, node.id, (value) => set({ id: value }))}
        <TextField
          select
          size="small"
          label={t.fields.type}
          value={node.type ?? ''}
          onChange={({ target }) => set({ type: target.value === '' ? undefined : (target.value as 'event' | 'redirect') })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {(['', 'event', 'redirect'] as const).map((type) => (
            <MenuItem key={type} value={type}>
              {t.types[type]}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className={styles.pair}>
        <LinesField
          label={t.fields.content}
          hint={t.hints.content}
          value={node.content}
          toText={textOfContent}
          toValue={contentOfText}
          onChange={(content) => set({ content })}
        />
        <LinesField
          label={t.english(t.fields.content)}
          lang="en"
          value={en.content ?? []}
          toText={textOfContent}
          toValue={contentOfText}
          onChange={(content) => setEnglish({ content })}
        />
        <LinesField
          label={t.fields.answers}
          hint={t.hints.answers}
          value={node.answers}
          toText={textOfAnswers}
          toValue={answersOfText}
          onChange={(answers) => set({ answers })}
        />
        <LinesField
          label={t.english(t.fields.answers)}
          lang="en"
          value={en.answers ?? []}
          toText={textOfAnswers}
          toValue={answersOfText}
          onChange={(answers) => setEnglish({ answers })}
        />
        <LinesField
          label={t.fields.next}
          hint={t.hints.next}
          value={node.next}
          toText={(next) => next.join('\n')}
          toValue={linesOf}
          onChange={(next) => set({ next })}
        />
      </div>
      {node.answers.length > 0 || node.tracked ? (
        <div>
          <FormControlLabel
            label={t.fields.tracked}
            control={
              <Checkbox
                size="small"
                checked={node.tracked === true}
                onChange={({ target }) => set({ tracked: target.checked || undefined })}
              />
            }
          />
          <FormHelperText>{t.hints.tracked}</FormHelperText>
        </div>
      ) : null}
      {/* Twelve rarely used fields of each node: rendered once they are opened. */}
      <details onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}>
        <summary>{t.more}</summary>
        {isUnfolded &&
          links.map((link) => (
            <div key={link} className={styles.pair}>
              {text(t.fields[link], node[link], (value) => set(without(link, value)))}
              {text(t.fields[labelOf[link]], node[labelOf[link]], (value) => set(without(labelOf[link], value)))}
              {text(
                t.english(t.fields[labelOf[link]]),
                en[labelOf[link]],
                (value) => setEnglish(without(labelOf[link], value)),
                'en',
              )}
            </div>
          ))}
      </details>
      <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => onRemove(place)}>
        {t.removeNode(node.id)}
      </Button>
    </fieldset>
  );
});

type LinesFieldProps<Value> = {
  readonly label: string;
  readonly hint?: string;
  readonly lang?: 'en';
  readonly value: Value;
  readonly toText: (value: Value) => string;
  readonly toValue: (text: string) => Value;
  readonly onChange: (value: Value) => void;
};

/** A multi-line field for a list. The typed text stays while one edits and is normalised on blur. */
function LinesField<Value>({ label, hint, lang, value, toText, toValue, onChange }: LinesFieldProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      size="small"
      multiline
      label={label}
      helperText={hint}
      value={typed ?? toText(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toValue(target.value));
      }}
      onBlur={() => setTyped(null)}
      // Grown by CSS: MUI measures each field on every key press and resize, and there are hundreds here.
      slotProps={{ input: { inputComponent: 'textarea' }, htmlInput: { lang, rows: 2, className: styles.lines } }}
    />
  );
}
