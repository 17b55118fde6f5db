import styles from './skeleton.module.css';

/** A skeleton of the results, shown after a short delay. */
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
