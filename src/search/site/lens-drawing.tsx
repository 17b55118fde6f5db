import styles from './lens-drawing.module.css';

/** The search's illustration. */
export const LensDrawing = ({ className = '' }: { className?: string | undefined }) => (
  <svg className={`${styles.drawing} ${className}`} viewBox="0 0 360 260" aria-hidden="true" focusable="false">
    <path className={styles.far} d="M34 152C20 78 78 24 162 30c86 6 160 44 156 118-4 72-72 100-148 96-78-4-124-28-136-92Z" />
    <circle className={styles.sun} cx="296" cy="54" r="26" />
    <circle className={styles.glass} cx="160" cy="124" r="66" />
    <path
      className={styles.line}
      d="M160 58a66 66 0 1 0 0 132 66 66 0 0 0 0-132ZM208 170l56 52M114 128h22l10-24 18 50 13-38 8 12h22"
    />
  </svg>
);
