import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import type { PartnerRef, Playlist } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { CornerTag } from './corner-tag.tsx';
import type { TeaserSize } from './teasers.ts';
import styles from './teaser-parts.module.css';

/** 'Anzeige', 'Partnerinhalt' and the partner's name (S2.36), before everything else (S15.2). */
export function PartnerLabel({ partners }: { partners: readonly PartnerRef[] }) {
  const t = useTexts(catalogTexts);
  if (partners.length === 0) return null;
  return <p className={styles.partner}>{t.adOf(partners.map(({ title }) => title).join(', '))}</p>;
}

type TeaserHeadingProps = { playlist: Playlist; level: 2 | 3; size: TeaserSize; listed?: boolean | undefined };

/** Large teasers show the editors' line; cards the list title; under a letter it is the title. */
function shownTitle({ playlist, size, listed }: Omit<TeaserHeadingProps, 'level'>): string {
  if (listed) return playlist.title_list || playlist.title;
  return (size === 'xl' || size === 'l') && playlist.title_teaser ? playlist.title_teaser : playlist.title;
}

/** Partner label, title and corner tag of a teaser; the title links to the playlist. */
export function TeaserHeading({ playlist, level, size, listed }: TeaserHeadingProps) {
  const links = useLinks();
  const lang = useForeignLang(playlist.lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading} data-size={size}>
      <PartnerLabel partners={playlist.partners} />
      <Heading lang={lang}>
        <Link to={links('playlist', { slug: playlist.slug })} className={size === 'm' || size === 's' ? 'card-link' : undefined}>
          {shownTitle({ playlist, size, listed })}
        </Link>
      </Heading>
      <CornerTag playlist={playlist} />
    </div>
  );
}

/** 'Zum Partner' and the owner's download (S2.36); renders nothing if there is neither. */
export function TeaserFooter({ playlist }: { playlist: Playlist }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const { pathname } = useLocation();
  // Not on the partner's own page, where the link would lead to itself.
  const partner = playlist.partners.find(({ slug }) => links('partner.detail', { slug }) !== pathname);
  if (!partner && !playlist.download) return null;
  return (
    <p className={styles.footer}>
      {partner && (
        <ButtonLink to={links('partner.detail', { slug: partner.slug })} kind="quiet" icon="arrow-right" iconAfter>
          {t.toPartner}
        </ButtonLink>
      )}
      <DownloadButton playlist={playlist} />
    </p>
  );
}

/** A coaching's download; only responses to owners contain its address (S6.3). */
export function DownloadButton({ playlist }: { playlist: Pick<Playlist, 'download' | 'download_label'> }) {
  const t = useTexts(catalogTexts);
  if (!playlist.download) return null;
  return (
    <ButtonLink href={playlist.download} kind="quiet" icon="download">
      {playlist.download_label || t.download}
    </ButtonLink>
  );
}

/** The link from a teaser to the whole playlist. */
export function AllVideos({ playlist }: { playlist: Pick<Playlist, 'slug' | 'total'> }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  if (playlist.total === 0) return null;
  return (
    <Link className={styles.all} to={links('playlist', { slug: playlist.slug })}>
      {playlist.total === 1 ? t.videos(1) : t.allVideos(playlist.total)}
      <Icon name="arrow-right" size={20} />
    </Link>
  );
}
