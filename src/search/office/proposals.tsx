import Button from '@mui/material/Button';
import { useCall, useOfficeTexts } from '#desk/office/door.tsx';
import type { WordForm, WordProposal } from '../word-contract.ts';
import { emptyWord } from './empty-word.ts';
import { wordTexts } from '../word-texts.ts';
import styles from './words.module.css';
import { client } from './client.ts';

/** Adds these words as a name to a concept, or to a new one, without saving. */
function formOf({ words, nearest }: WordProposal): WordForm {
  const form = nearest?.kind === 'concept' ? nearest : emptyWord('concept');
  if (form.kind !== 'concept') throw new Error('A proposal is for a concept.');
  const { names } = form.entry;
  return { ...form, entry: { ...form.entry, names: { ...names, lay: [...names.lay, words] } } };
}

/** Searches without results by several visitors (S12.10), each with a button that adds it as a name. */
export function Proposals({ onOpen }: { readonly onOpen: (form: WordForm) => void }) {
  const t = useOfficeTexts(wordTexts).proposals;
  const { answer } = useCall(client.proposals, {});
  if (!answer || answer.data.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="proposals">
      <h2 id="proposals">{t.heading}</h2>
      <p>{t.hint}</p>
      <ul className={styles.page}>
        {answer.data.map((proposal) => {
          const { words, asked, nearest, isNamed } = proposal;
          const label = nearest ? t.add : t.create;
          return (
            <li key={words} className={styles.actions}>
              <span>
                <strong>{words}</strong>, {t.asked(asked)}
                {nearest && `, ${(isNamed ? t.named : t.near)(nearest.title)}`}
              </span>
              {!isNamed && (
                <Button size="small" aria-label={`${label}: ${words}`} onClick={() => onOpen(formOf(proposal))}>
                  {label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
