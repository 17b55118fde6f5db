import styles from './skeleton.module.css';

/** The shape of what comes, for those who wait longer than a blink. */
export const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <div key={place} className={styles.hit}>
        <i className={styles.picture} />
        <i className={styles.line} />
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
    ))}
  </div>
);
