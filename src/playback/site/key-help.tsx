import { Dialog } from '#ui/dialog.tsx';
import { useTexts } from '#ui/site.tsx';
import { keyTexts } from '../key-texts.ts';
import styles from './key-help.module.css';

export type KeyHelpProps = { onClose: () => void };

/** The list of keyboard shortcuts (S11.2). */
export function KeyHelp({ onClose }: KeyHelpProps) {
  const t = useTexts(keyTexts);
  return (
    <Dialog title={t.title} onClose={onClose} isText>
      <dl className={styles.keys}>
        {t.keys.map(([keys, effect]) => (
          <div key={effect}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
