import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Emergency } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './emergency-note.module.css';
import { phone } from './search-icons.ts';

type Call = keyof (typeof searchTexts)['de']['emergency']['numbers'];

/** Whom to call, first who fits best. */
const calls: Readonly<Record<Emergency, readonly Call[]>> = {
  '112': ['112'],
  '116117': ['116117', '112'],
  telefonseelsorge: ['0800 1110111', '0800 1110222', '116 123', '112'],
};

const online = 'https://online.telefonseelsorge.de/';

/** Who helps at once (S12.5): calm, above all results, and read out as soon as it is there. */
export function EmergencyNote({ emergency }: { emergency: Emergency }) {
  const t = useTexts(searchTexts).emergency;
  const id = useId();
  return (
    <section className={styles.note} role="alert" aria-labelledby={id} data-emergency={emergency}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {t[emergency].title}
        </h2>
        <p>{t[emergency].text}</p>
        {emergency === 'telefonseelsorge' && (
          <p>
            <a href={online} rel="noopener noreferrer">
              {t.online}
            </a>
          </p>
        )}
      </div>
      <ul className={styles.calls}>
        {calls[emergency].map((number) => (
          <li key={number}>
            <a className={styles.call} href={`tel:${number.replaceAll(' ', '')}`}>
              <Icon name={phone} size={26} />
              <span>
                <span className={styles.number}>{t.call(number)}</span>
                <span className={styles.who}>{t.numbers[number]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
