import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { englishReady } from '#kit/bilingual.ts';
import { lazily } from '#kit/lazily.ts';
import { useLinks, useLocale } from '#ui/site.tsx';
import { LensDrawing } from './lens-drawing.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './menu-search.module.css';
import { Frequent } from './suggestions.tsx';
import { queryOf } from './wanted.ts';

/** These texts come with the flyouts, when nobody waits for a page any more. */
const english = lazily(englishReady);

/** The search in the header's flyout (S2.28): it leads to the search page. */
export function MenuSearch({ tabIndex }: { tabIndex: number | undefined }) {
  if (useLocale() === 'en') use(english());
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
