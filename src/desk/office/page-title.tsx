import { useEffect, useRef } from 'react';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import styles from './page-title.module.css';

let isFirst = true;

/** The page's heading: sets the window's title and takes the focus after a navigation, so that it is announced. */
export function PageTitle({ children, before }: { children: string; before?: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { office } = useOfficeTexts(partTexts);
  useEffect(() => {
    document.title = `${children} – ${office}`;
  }, [children, office]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div className={styles.place}>
      {before}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
    </div>
  );
}
