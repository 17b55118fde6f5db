import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import {
  ButtonForm,
  type EntityTexts,
  type Field,
  FieldsOf,
  PageTitle,
  partTexts,
  messageOf,
  useOfficeTexts,
  useUnsaved,
} from '#desk/office/door.tsx';
import type { GuideProblem, LooseGuide, LooseNode } from '../office-contract.ts';
import { guideTexts, labelOfField } from '../office-texts.ts';
import { problemTexts } from '../problem-texts.ts';
import styles from './guide.module.css';
import { NodeForm } from './node-form.tsx';
import { Trial } from './trial.tsx';
import { useGuide } from './use-guide.ts';

const Graph = lazy(() => import('./graph.tsx'));

type LooseScript = LooseGuide['variants'][number];

const none: readonly GuideProblem[] = [];

const personaFields: readonly Field[] = [
  { name: 'name', kind: 'text', isRequired: true, most: 40 },
  { name: 'picture', kind: 'image' },
  { name: 'disclaimer', kind: 'long', isRequired: true, isTranslated: true, most: 300 },
];
const personaTexts: Bilingual<EntityTexts> = { de: guideTexts.de.personaForm, en: guideTexts.en.personaForm };

const personaId = 'who-speaks';
const startId = 'first-step';
const elementOf = (variant: number, place: number): string => `node-${variant}-${place}`;

/** The guide's two scripts (S2.33, S3.10): the nodes as a list, their errors, a graph, and a trial. */
export default function GuidePage() {
  const t = useOfficeTexts(guideTexts);
  const formTexts = useOfficeTexts(partTexts);
  const words = useOfficeTexts(problemTexts);
  const { guide, isNew, isChanged, change, problems, failure, isStale, isBusy, reload, save } = useGuide(t.saved);
  const { leave, warning } = useUnsaved(isChanged);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const place = guide?.variants[at]?.nodes.findIndex(({ id }) => id === wanted) ?? -1;
    const element = document.getElementById(place < 0 ? startId : elementOf(at, place));
    element?.focus();
    element?.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react/set-state-in-effect -- it was wanted once
    setWanted(null);
  }, [wanted, guide, at]);
  const own = useMemo(() => problems.filter(({ variant }) => variant === at), [problems, at]);
  const ownOf = useMemo(() => Map.groupBy(own, ({ node }) => node), [own]);
  // A script has dozens of nodes: stable callbacks make a key press render one of them and not all.
  const setScript = useCallback(
    (to: (script: LooseScript) => Partial<LooseScript>): void =>
      change((known) => ({
        ...known,
        variants: known.variants.map((one, place) => (place === at ? { ...one, ...to(one) } : one)),
      })),
    [change, at],
  );
  const setNode = useCallback(
    (place: number, node: LooseNode): void => setScript(({ nodes }) => ({ nodes: nodes.with(place, node) })),
    [setScript],
  );
  const removeNode = useCallback(
    (place: number): void => setScript(({ nodes }) => ({ nodes: nodes.toSpliced(place, 1) })),
    [setScript],
  );
  const personaErrors = Object.fromEntries(
    problems.flatMap(({ variant, field, kind, to }) => (variant === null && field ? [[field, [words[kind](to ?? '')]]] : [])),
  );
  const script = guide?.variants[at];
  const drawn = useDeferredValue(script);
  if (!guide || !script || !drawn)
    return (
      <div className={styles.page}>
        <PageTitle>{t.name}</PageTitle>
        {failure === null ? <output>{t.loading}</output> : <Alert severity="error">{messageOf(failure, formTexts)}</Alert>}
      </div>
    );
  const choose = ({ variant, node }: GuideProblem): void => {
    if (variant === null) {
      document.getElementById(personaId)?.focus();
      return;
    }
    setAt(variant);
    setWanted(node);
  };
  return (
    <ButtonForm className={styles.page} onSend={() => void save()}>
      <PageTitle>{t.name}</PageTitle>
      {warning}
      {isNew && <Alert severity="info">{t.none}</Alert>}
      {failure !== null && (
        <Alert
          severity="error"
          action={isStale ? <Button onClick={() => leave(() => void reload())}>{t.reload}</Button> : undefined}
        >
          {messageOf(failure, formTexts)}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.page}>
          <fieldset id={personaId} className={styles.box} tabIndex={-1}>
            <legend>{t.persona}</legend>
            <FieldsOf
              id="persona"
              fields={personaFields}
              texts={personaTexts}
              content={guide.persona}
              errors={personaErrors}
              onChange={(next) => {
                const persona = next as LooseGuide['persona'];
                change((known) => ({ ...known, persona: { ...persona, picture: persona.picture || null } }));
              }}
            />
          </fieldset>
          <Tabs value={at} onChange={(_, place: number) => setAt(place)} aria-label={t.variants}>
            {guide.variants.map((_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- there are always two, in this order
              <Tab key={place} label={t.variant(place)} />
            ))}
          </Tabs>
          <TextField
            id={startId}
            size="small"
            label={t.start}
            value={script.start}
            onChange={({ target }) => setScript(() => ({ start: target.value }))}
          />
          <h2>{t.nodes}</h2>
          {script.nodes.map((node, place) => (
            <NodeForm
              // A step may be called otherwise while one types.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${at} ${place}`}
              id={elementOf(at, place)}
              place={place}
              node={node}
              problems={ownOf.get(node.id) ?? none}
              onChange={setNode}
              onRemove={removeNode}
            />
          ))}
          <div className={styles.actions}>
            <Button
              variant="outlined"
              onClick={() =>
                setScript(({ nodes }) => ({ nodes: [...nodes, { id: freeId(nodes), content: '', answers: [], next: [] }] }))
              }
            >
              {t.addNode}
            </Button>
            <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
              {t.save}
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          {!isNew && <ProblemList problems={problems} onChoose={choose} />}
          <Trial key={at} variant={script} />
          <p>{t.graphHint}</p>
          <Suspense fallback={<output className={styles.graph}>{t.loading}</output>}>
            <Graph start={drawn.start} nodes={drawn.nodes} problems={own} onChoose={setWanted} label={t.graph} />
          </Suspense>
        </div>
      </div>
    </ButtonForm>
  );
}

const freeId = (nodes: readonly LooseNode[]): string => {
  for (let at = nodes.length + 1; ; at += 1) if (!nodes.some(({ id }) => id === `schritt-${at}`)) return `schritt-${at}`;
};

type Props = { readonly problems: readonly GuideProblem[]; readonly onChoose: (problem: GuideProblem) => void };

/** The errors, each a button that leads to its node. */
function ProblemList({ problems, onChoose }: Props) {
  const t = useOfficeTexts(guideTexts);
  const words = useOfficeTexts(problemTexts);
  return (
    <section className={styles.box} aria-labelledby="problems">
      <h2 id="problems">{t.problems}</h2>
      <output>{problems.length === 0 ? t.noProblems : t.count(problems.length)}</output>
      <ul className={styles.problems}>
        {problems.map((problem) => {
          const { kind, to, node, variant, is_grave: isGrave, field } = problem;
          const place = variant === null ? t.persona : node ? t.node(node) : t.whole;
          const label = labelOfField(t, field, variant === null);
          return (
            <li key={JSON.stringify([variant, node, kind, to, field])}>
              <Button size="small" color={isGrave ? 'error' : 'inherit'} onClick={() => onChoose(problem)}>
                {variant === null ? '' : `${t.variant(variant)}, `}
                {label === null ? place : `${place}, ${label}`}: {words[kind](to ?? '')} {isGrave ? `(${t.grave})` : ''}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
