import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { ChatNode, Script } from '../contract.ts';
import type { LooseGuide } from '../office-contract.ts';
import { silent, step, type Entry, type Talk, type TalkEvent } from '../rules.ts';
import styles from './guide.module.css';
import { guideTexts } from '../office-texts.ts';

/** A variant in a language, German where it is not translated, even if unfinished. */
function scriptIn({ start, nodes }: LooseGuide['variants'][number], isEnglish: boolean): Script {
  const own = nodes.map(({ en = {}, ...node }): ChatNode => {
    const texts = Object.fromEntries(Object.entries(en).filter(([, text]) => text !== undefined && [text].flat().length > 0));
    return { ...node, ...(isEnglish ? texts : {}) };
  });
  return { start, nodes: own };
}

/** Skips the typing delays. */
function settled(script: Script, talk: Talk): Talk {
  let now = talk;
  while (now.coming.length > 0) now = step(script, now, { type: 'typed' }, Math.random).talk;
  return now;
}

/** An entry of the conversation: a text, or a link. */
function wordsOf(entry: Entry): string {
  if ('text' in entry) return entry.text;
  return `→ ${entry.label ?? (entry.kind === 'event' ? entry.eventId : '')}`;
}

/** Runs the unsaved script with the engine that readers use. */
export function Trial({ variant }: { variant: LooseGuide['variants'][number] }) {
  const t = useOfficeTexts(guideTexts).try;
  const isEnglish = useOfficeLocale() === 'en';
  const script = useMemo(() => scriptIn(variant, isEnglish), [variant, isEnglish]);
  const [talk, setTalk] = useState<Talk>(silent);
  const go = (from: Talk, event: TalkEvent): void => setTalk(settled(script, step(script, from, event, Math.random).talk));
  return (
    <section className={styles.box} aria-labelledby="trial">
      <h2 id="trial">{t.heading}</h2>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => go(silent, { type: 'begin' })}>
        {t.begin}
      </Button>
      <div role="log">
        {talk.entries.map((entry, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a conversation only grows
          <p key={place}>
            {entry.kind === 'answered' ? t.answered : t.said} {wordsOf(entry)}
          </p>
        ))}
        {talk.end && <p>{talk.end === 'done' ? t.done : t.stopped}</p>}
      </div>
      <div className={styles.answers}>
        {talk.answers.map(({ text }, place) => (
          <Button key={text} variant="contained" onClick={() => go(talk, { type: 'answered', place })}>
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}
