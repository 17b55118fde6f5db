import Button from '@mui/material/Button';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { GuideProblem } from '../office-contract.ts';
import styles from './guide.module.css';
import { guideTexts } from '../office-texts.ts';
import { problemTexts } from '../problem-texts.ts';

type Props = { readonly problems: readonly GuideProblem[]; readonly onChoose: (problem: GuideProblem) => void };

/** What is wrong, each a button that leads to its step. */
export function ProblemList({ problems, onChoose }: Props) {
  const t = useOfficeTexts(guideTexts);
  const words = useOfficeTexts(problemTexts);
  return (
    <section className={styles.box} aria-labelledby="problems">
      <h2 id="problems">{t.problems}</h2>
      <output>{problems.length === 0 ? t.noProblems : problems.length}</output>
      <ul className={styles.problems}>
        {problems.map((problem) => {
          const { kind, to, node, variant, is_grave: isGrave, field } = problem;
          const place = node ? t.node(node) : t.whole;
          return (
            <li key={JSON.stringify([variant, node, kind, to, field])}>
              <Button size="small" color={isGrave ? 'error' : 'inherit'} onClick={() => onChoose(problem)}>
                {variant === null ? '' : `${t.variant(variant)}, `}
                {place}: {words[kind](to ?? '')} {isGrave ? `(${t.grave})` : ''}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
