import { useRef, useState } from 'react';
import { feedPath, type FeedFormat } from '#paths/feeds.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Icon } from '#ui/icon.tsx';
import { useIdentity, useTexts } from '#ui/site.tsx';
import { followTexts } from '../follow-texts.ts';
import styles from './follow.module.css';

const usual: readonly FeedFormat[] = ['atom', 'json'];

/** The feeds of a page (S17.3) by its path, in a disclosure. */
export function Follow({ page, formats = usual }: { page: string; formats?: readonly FeedFormat[] }) {
  const t = useTexts(followTexts);
  const [said, setSaid] = useState('');
  return (
    <div className={styles.place}>
      <details className={styles.follow}>
        <summary className={styles.summary}>
          <Icon name="link" size={20} />
          <span>{t.follow}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <p className={styles.intro}>{t.intro}</p>
        <ul className={styles.list}>
          {formats.map((format) => (
            <FeedAddress key={format} page={page} format={format} onSaid={setSaid} />
          ))}
        </ul>
        <output className={styles.said}>{said}</output>
      </details>
    </div>
  );
}

type FeedAddressProps = { page: string; format: FeedFormat; onSaid: (said: string) => void };

/** A selectable field for browsers that do not allow copying. */
function FeedAddress({ page, format, onSaid }: FeedAddressProps) {
  const t = useTexts(followTexts);
  const { baseUrl } = useIdentity();
  const field = useRef<HTMLInputElement>(null);
  const address = baseUrl + feedPath(page, format);
  async function copy(button: Element): Promise<void> {
    if (await copyText(address, button)) {
      onSaid(t.copied);
    } else {
      field.current?.focus();
      field.current?.select();
      onSaid(t.byHand);
    }
  }
  return (
    <li className={styles.entry}>
      <label className={styles.label}>
        <span>{t.formats[format]}</span>
        <input ref={field} className={styles.address} type="url" readOnly value={address} />
      </label>
      <Button kind="quiet" aria-label={t.copyOf(t.formats[format])} onClick={({ currentTarget }) => void copy(currentTarget)}>
        {t.copy}
      </Button>
    </li>
  );
}
