import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { TriedSearch, WordForm } from '../word-contract.ts';
import { Replay } from './replay.tsx';
import { wordTexts } from '../word-texts.ts';
import styles from './words.module.css';
import { client } from './client.ts';

/** Debounce in milliseconds. */
const pause = 250;

/** Maximum length of a search. */
const longest = 200;

/** What a search would show with the unsaved entry. */
export function TryIt({ edited }: { edited: WordForm | null }) {
  const all = useOfficeTexts(wordTexts);
  const t = all.try;
  const [query, setQuery] = useState('');
  const [tried, setTried] = useState<TriedSearch | null>(null);
  const question = JSON.stringify({ query, words: edited ? [edited] : [] });
  useEffect(() => {
    const { query: text } = JSON.parse(question) as { query: string };
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      if (text.trim() === '') setTried(null);
      else
        client.tryWords(JSON.parse(question) as Parameters<typeof client.tryWords>[0], { signal: giveUp.signal }).then(
          ({ data }) => setTried(data),
          () => {},
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [question]);
  return (
    <section className={styles.box} aria-labelledby="try-it">
      <h2 id="try-it">{t.heading}</h2>
      <p>{t.hint}</p>
      <TextField
        label={t.query}
        size="small"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <div aria-live="polite">
        {tried && (
          <>
            {tried.emergency && (
              <p>
                {t.emergency(all.levels[tried.emergency.level], tried.emergency.helps.map((help) => all.helps[help]).join(', '))}
              </p>
            )}
            {tried.rule && <p>{t.rule(tried.rule)}</p>}
            {tried.learned && <p>{t.learned[tried.learned]}</p>}
            {tried.corrected && <p>{t.corrected(tried.corrected)}</p>}
            {tried.described.length > 0 && <p>{t.described(tried.described.join(', '))}</p>}
            {tried.joined.map(({ words, also }) => (
              <p key={words}>{t.joined(words, also.join(', '))}</p>
            ))}
            <p>{tried.total > 0 ? t.total(tried.total) : t.nothing}</p>
            <ol>
              {tried.results.map(({ shortid, title }) => (
                <li key={shortid}>{title}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      {edited && <Replay edited={edited} />}
    </section>
  );
}
