import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Emergency } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './emergency-note.module.css';
import { linesOf, poisonCentres, telAddress, wordsFor, type Call } from './help-lines.ts';
import { phone } from './search-icons.ts';

const online = 'https://online.telefonseelsorge.de/';

type EmergencyNoteProps = {
  emergency: Emergency;
  /** First aid until help arrives. */
  advice: string | null;
  /** Whether there are films below that the note on prevention can refer to. */
  hasFilms: boolean;
};

/**
 * The emergency note (S12.5, S12.8): calm, above all results, and announced as soon as it appears. The note on prevention is no
 * alert.
 */
export function EmergencyNote({ emergency, advice, hasFilms }: EmergencyNoteProps) {
  const t = useTexts(searchTexts).emergency;
  const id = useId();
  const { title, text } = t[wordsFor(emergency)];
  const isCalm = emergency.level === 'prevention';
  const lines = linesOf(emergency);
  const look = [styles.note, isCalm && styles.calm, lines.includes('poison') && styles.stacked].filter(Boolean).join(' ');
  return (
    <section className={look} role={isCalm ? 'note' : 'alert'} aria-labelledby={id} data-emergency={emergency.level}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p>{isCalm && hasFilms ? `${t.films} ${text}` : text}</p>
        {emergency.helps.includes('telefonseelsorge') && (
          <p>
            <a href={online} rel="noopener noreferrer">
              {t.online}
            </a>
          </p>
        )}
      </div>
      {lines.map((line) => (line === 'poison' ? <PoisonCentres key={line} /> : <Calls key={line.join(' ')} numbers={line} />))}
      {advice !== null && !isCalm && (
        <div className={styles.advice}>
          <h3 className={styles.until}>{t.untilHelp}</h3>
          <p>{advice}</p>
        </div>
      )}
    </section>
  );
}

function Calls({ numbers }: { numbers: readonly Call[] }) {
  const t = useTexts(searchTexts).emergency;
  return (
    <ul className={styles.calls}>
      {numbers.map((number) => (
        <li key={number}>
          <a className={styles.call} href={telAddress(number)} data-button>
            <Icon name={phone} size={26} />
            <span>
              <span className={styles.number}>{t.call(number)}</span>
              <span className={styles.who}>{t.numbers[number]}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Expanded from the start: the number must be visible at once. */
function PoisonCentres() {
  const t = useTexts(searchTexts).emergency;
  return (
    <details className={styles.poison} open>
      <summary className={styles.summary}>{t.poisonCentres}</summary>
      <ul className={styles.centres}>
        {poisonCentres.map(([key, number]) => (
          <li key={key}>
            <a className={styles.centre} href={telAddress(number)} data-button>
              <span className={styles.lands}>{t.centres[key].lands}</span>{' '}
              <span className={styles.direct}>
                {t.centres[key].city} <span className={styles.digits}>{number}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
