import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';
import styles from './skip-link.module.css';

/** The skip link, first in the tab order of every page: leads past the header to `target`, the id of `main`. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {useTexts(uiTexts).skipToContent}
    </a>
  );
}
