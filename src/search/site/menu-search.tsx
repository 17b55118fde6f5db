import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLinks, useLocale } from '#ui/site.tsx';
import { searchCall } from './calls.ts';
import { LensDrawing } from './lens-drawing.tsx';
import { SearchBox } from './search-box.tsx';
import { answerFor } from './search-data.ts';
import { createAsking, createTyping, type Shown } from './searching.ts';
import styles from './menu-search.module.css';
import { Frequent } from './suggestions.tsx';
import { queryOf } from './wanted.ts';

type MenuSearchProps = { tabIndex: number | undefined };

/** The search in the header's flyout (S2.28), which leads to the search page. The caller has loaded the English texts. */
export const MenuSearch = (props: MenuSearchProps) => <Search key={useLocale()} {...props} />;

function Search({ tabIndex }: MenuSearchProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { completions, type, stop } = useTypedCompletions();
  return (
    <div className={styles.search}>
      <SearchBox
        level={2}
        value={typed}
        onType={(value) => {
          setTyped(value);
          type(value);
        }}
        onSearch={(value) => {
          stop();
          void navigate(links('search', { query: queryOf(value) }));
        }}
        completions={completions}
        tabIndex={tabIndex}
      />
      <Frequent level={3} tabIndex={tabIndex} />
      <LensDrawing className={styles.drawing} />
    </div>
  );
}

const nothingYet: Shown = { key: '', query: '', answer: null, isLoading: false, hasFailed: false };

/** Completions without results: requested as on the search page, but not counted (S12.11). */
function useTypedCompletions() {
  const locale = useLocale();
  const [{ answer }, show] = useState(nothingYet);
  const [{ asking, typing }] = useState(() => {
    const call = searchCall(locale);
    const ask = createAsking({
      ask: (wanted, signal) => answerFor(wanted, (input, options) => call({ ...input, unnoted: true }, options), signal),
      show,
      first: nothingYet,
    });
    return {
      asking: ask,
      typing: createTyping(
        (query) => ask.want({ query, page: 1 }),
        () => {},
      ),
    };
  });
  const stop = () => {
    typing.stop();
    asking.stop();
  };
  useEffect(() => () => (typing.stop(), asking.stop()), [typing, asking]);
  return { completions: answer?.completions ?? [], type: typing.type, stop };
}
