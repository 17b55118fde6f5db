import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonForm, PageTitle, partTexts, saidOf, useOfficeTexts, useUnsaved } from '#desk/office/door.tsx';
import type { GuideProblem, LooseGuide, LooseNode } from '../office-contract.ts';
import styles from './guide.module.css';
import { NodeForm } from './node-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { guideTexts } from './texts.ts';
import { Trial } from './trial.tsx';
import { useGuide } from './use-guide.ts';

const Graph = lazy(() => import('./graph.tsx'));

const elementOf = (variant: number, place: number): string => `node-${variant}-${place}`;

/** The guide's two scripts (S2.33, S3.10): the steps as a list, what is wrong with them, a picture, and a way to try them. */
export default function GuidePage() {
  const t = useOfficeTexts(guideTexts);
  const said = useOfficeTexts(partTexts);
  const { guide, isChanged, set, problems, failure, isStale, load, save } = useGuide(t.saved);
  const { warning } = useUnsaved(isChanged);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    document.getElementById(wanted)?.focus();
    document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react/set-state-in-effect -- it was wanted once
    setWanted(null);
  }, [wanted]);
  const script = guide?.variants[at];
  if (!guide || !script)
    return (
      <div className={styles.page}>
        <PageTitle>{t.name}</PageTitle>
        {failure === null ? <output>{t.loading}</output> : <Alert severity="error">{saidOf(failure, said)}</Alert>}
      </div>
    );
  const setScript = (change: Partial<LooseGuide['variants'][number]>): void =>
    set({ ...guide, variants: guide.variants.map((one, place) => (place === at ? { ...one, ...change } : one)) });
  const setNode = (place: number, node: LooseNode): void =>
    setScript({ nodes: script.nodes.map((one, index) => (index === place ? node : one)) });
  const choose = (variant: number, id: string): void => {
    const place = guide.variants[variant]?.nodes.findIndex((node) => node.id === id) ?? -1;
    setAt(variant);
    if (place >= 0) setWanted(elementOf(variant, place));
  };
  const chooseProblem = ({ variant, node }: GuideProblem): void => {
    if (variant !== null) choose(variant, node);
  };
  const own = problems.filter(({ variant }) => variant === at);
  const persona = (change: Partial<LooseGuide['persona']>): void => set({ ...guide, persona: { ...guide.persona, ...change } });
  const { name, disclaimer, en = {} } = guide.persona;
  return (
    <ButtonForm className={styles.page} onSend={() => void save()}>
      <PageTitle>{t.name}</PageTitle>
      {warning}
      {failure !== null && (
        <Alert severity="error" action={isStale ? <Button onClick={() => void load()}>{t.reload}</Button> : undefined}>
          {isStale ? t.stale : saidOf(failure, said)}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.page}>
          <fieldset className={styles.box}>
            <legend>{t.persona}</legend>
            <TextField
              size="small"
              label={t.personaName}
              value={name}
              onChange={({ target }) => persona({ name: target.value })}
            />
            <div className={styles.pair}>
              <TextField
                size="small"
                multiline
                label={t.disclaimer}
                value={disclaimer}
                onChange={({ target }) => persona({ disclaimer: target.value })}
              />
              <TextField
                size="small"
                multiline
                label={t.english(t.disclaimer)}
                value={en.disclaimer ?? ''}
                onChange={({ target }) => persona({ en: { ...en, disclaimer: target.value || undefined } })}
              />
            </div>
          </fieldset>
          <Tabs value={at} onChange={(_, place: number) => setAt(place)} aria-label={t.variants}>
            {guide.variants.map((_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- there are always two, in this order
              <Tab key={place} label={t.variant(place)} />
            ))}
          </Tabs>
          <TextField
            size="small"
            label={t.start}
            value={script.start}
            onChange={({ target }) => setScript({ start: target.value })}
          />
          <h2>{t.nodes}</h2>
          {script.nodes.map((node, place) => (
            <NodeForm
              // A step may be called otherwise while one types.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${at} ${place}`}
              id={elementOf(at, place)}
              node={node}
              problems={own.filter((problem) => problem.node === node.id)}
              onChange={(next) => setNode(place, next)}
              onRemove={() => setScript({ nodes: script.nodes.filter((_, index) => index !== place) })}
            />
          ))}
          <div className={styles.actions}>
            <Button
              variant="outlined"
              onClick={() =>
                setScript({ nodes: [...script.nodes, { id: freeId(script.nodes), content: '', answers: [], next: [] }] })
              }
            >
              {t.addNode}
            </Button>
            <Button type="submit" variant="contained">
              {t.save}
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          <ProblemList problems={problems} onChoose={chooseProblem} />
          <Trial key={at} variant={script} />
          <p>{t.graphHint}</p>
          <Suspense fallback={<p>{t.loading}</p>}>
            <Graph start={script.start} nodes={script.nodes} problems={own} onChoose={(id) => choose(at, id)} label={t.graph} />
          </Suspense>
        </div>
      </div>
    </ButtonForm>
  );
}

const freeId = (nodes: readonly LooseNode[]): string => {
  for (let at = nodes.length + 1; ; at += 1) if (!nodes.some(({ id }) => id === `schritt-${at}`)) return `schritt-${at}`;
};
