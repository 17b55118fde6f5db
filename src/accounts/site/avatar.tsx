import { useTexts } from '#ui/site.tsx';
import { profileTexts } from '../profile-texts.ts';
import styles from './avatar.module.css';

/** The member's picture as a circle, or the default one. */
export function Avatar({ image, size = 'large' }: { image: string; size?: 'large' | 'small' }) {
  const t = useTexts(profileTexts).picture;
  return <img className={styles.avatar} data-size={size} src={image} alt={t.alt} width={400} height={400} decoding="async" />;
}
