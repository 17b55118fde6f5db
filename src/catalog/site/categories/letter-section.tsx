import { useId } from 'react';
import { useTexts } from '#ui/site.tsx';
import type { LetterSection as Section } from '../../contract.ts';
import { pageTexts } from '../../page-texts.ts';
import { alphabet, letterLayout } from './letters.ts';
import { LetterLinks } from './link-list.tsx';
import { PlaylistTeaser } from '../playlist-teaser.tsx';
import styles from './letter-section.module.css';

/** The playlists under one letter (S2.40): one to four sized by their number, or two plus a list of links. */
export function LetterSection({ section, allTo }: { section: Section; allTo: string }) {
  const t = useTexts(pageTexts);
  const id = useId();
  const { form, size } = letterLayout(section);
  const isLetter = alphabet.includes(section.letter);
  return (
    <section className={styles.section} data-far aria-labelledby={id}>
      <h2 id={id} className={styles.letter}>
        <span className="visually-hidden">{isLetter ? t.letterHeading(section.letter) : t.otherTopics}</span>
        <span aria-hidden="true">{section.letter.toUpperCase()}</span>
      </h2>
      <div className={styles.entries} data-form={form} data-count={form === 'few' ? section.playlists.length : undefined}>
        {section.playlists.map((playlist) => (
          <PlaylistTeaser key={playlist.id} playlist={playlist} size={size} level={3} listed flat />
        ))}
        {form === 'list' && <LetterLinks section={section} to={isLetter ? allTo : null} />}
      </div>
    </section>
  );
}
