import { useId } from 'react';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import type { Tone } from './background-rules.ts';
import styles from './tone-choice.module.css';
import { chooseTone, useChosenTone } from './tone.ts';

const choices: readonly { readonly tone: Tone | null; readonly name: 'day' | 'night' | 'hour' }[] = [
  { tone: 'day', name: 'day' },
  { tone: 'night', name: 'night' },
  { tone: null, name: 'hour' },
];

/** Light, dark or by the hour (S11.12). Without script there is only the day, and nothing to choose. */
export function ToneChoice() {
  const t = useTexts(appTexts).footer.tone;
  const chosen = useChosenTone();
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t.label}</legend>
      <div className={styles.ways}>
        {choices.map(({ tone, name }) => (
          <label key={name} className={styles.way}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={tone === chosen}
              onChange={() => chooseTone(tone)}
              className={styles.input}
            />
            {t[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
