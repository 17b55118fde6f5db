import { useMember } from '#accounts/site/door.ts';
import type { SiteContent } from '#catalog/contract.ts';
import { startHeroImage } from '#paths/files.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { SiteSearch } from '../frame/site-search.tsx';
import { appTexts } from '../texts.ts';
import styles from './hero.module.css';
import { Shuffle } from './shuffle.tsx';

/** Its sizes are slightly less than the rendered width, so that phones with double density choose the small variant. */
export const heroPicture = {
  src: startHeroImage,
  ratio: '4 / 3',
  sizes: '(max-width: 767px) 80vw, (max-width: 1199px) 44vw, 560px',
} as const;

/** The presenter's motto and entry points; members are greeted, and undecided visitors have the shuffle (S2.1). */
export function Hero({ content }: { content: Pick<SiteContent, 'motto' | 'texts' | 'highlights'> }) {
  const t = useTexts(appTexts).start;
  const { siteName, presenterName } = useIdentity();
  const links = useLinks();
  const member = useMember();
  const own = content.texts;
  const motto = content.motto.text.trim();
  const foreign = useForeignLang(content.motto.lang);
  return (
    <div className={styles.hero}>
      <div className={styles.words} data-at-once>
        <div className={styles.greeting}>
          <p className={styles.eyebrow}>
            {member ? t.greeting(member.name, own.welcome) : own.eyebrow || t.eyebrow(siteName, presenterName)}
          </p>
          <Shuffle highlights={content.highlights} label={own.shuffle} />
        </div>
        {/* Without a motto the page is called as the site is. */}
        <h1 className={styles.motto} lang={motto === '' ? undefined : foreign}>
          {motto || siteName}
        </h1>
        <SiteSearch place="hero" />
        <div className={styles.ways}>
          <ButtonLink to={links('health')}>{own.open_health}</ButtonLink>
          <ButtonLink to={links('feelgood')} kind="quiet">
            {own.open_feelgood}
          </ButtonLink>
        </div>
      </div>
      <Picture {...heroPicture} first className={styles.picture} />
    </div>
  );
}
