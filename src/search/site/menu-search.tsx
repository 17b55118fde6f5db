import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLinks } from '#ui/site.tsx';
import { LensDrawing } from './lens-drawing.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './menu-search.module.css';
import { Frequent } from './suggestions.tsx';
import { queryOf } from './wanted.ts';

/** The search in the header's flyout (S2.28): it leads to the search page. Whoever draws it has awaited the English texts. */
export function MenuSearch({ tabIndex }: { tabIndex: number | undefined }) {
  const links = useLinks();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.search}>
      <SearchBox
        level={2}
        value={typed}
        onType={setTyped}
        onSearch={(value) => void navigate(links.search({ query: queryOf(value) }))}
        tabIndex={tabIndex}
      />
      <Frequent level={3} tabIndex={tabIndex} />
      <LensDrawing className={styles.drawing} />
    </div>
  );
}
