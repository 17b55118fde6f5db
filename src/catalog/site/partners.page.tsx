import { PageSection } from '#ui/section.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { plainText } from '#kit/plain-text.ts';
import { fail, ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { Partner } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { catalogTexts } from '../texts.ts';
import { hasEasy, useShown } from './easy.tsx';
import { Follow } from './follow.tsx';
import { ModuleViews } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import { PartnerCard } from './partner-card.tsx';
import { PlaylistTeaser } from './playlist-teaser.tsx';
import layout from './pages.module.css';
import { bySlug, type CatalogCall } from './catalog-call.ts';

/** /partner (S2.10): every partner as a card. */
export function PartnersPage({ partners, intro }: { partners: readonly Partner[]; intro: string }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts).partners;
  return (
    <div className={layout.page} data-hue="partner">
      <PageTop title={t.partners.title} intro={partners.length > 0 ? intro : words.empty} />
      <ul className={`${layout.cards} ${layout.edge}`}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerCard partner={partner} level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** /partner/:slug (S2.10): who the partner is, a link to its website, its modules and playlists. */
export function PartnerPage({ partner }: { partner: Partner }) {
  const shown = useShown(partner);
  const t = useTexts(catalogTexts);
  const links = useLinks();
  return (
    <div className={layout.page} data-hue="partner">
      <PageTop
        title={shown.title}
        lang={shown.lang}
        intro={shown.description}
        of={partner}
        image={{ src: partner.image }}
        kind={t.ad}
      >
        {partner.url !== '' && (
          <ButtonLink href={partner.url} kind="quiet" icon="external" iconAfter>
            {t.toPartnerSite}
          </ButtonLink>
        )}
      </PageTop>
      {partner.modules.length > 0 && (
        <div className={layout.modules}>
          <ModuleViews modules={shown.modules} written={partner.modules} />
        </div>
      )}
      <PartnerPlaylists partner={partner} />
      <Follow page={links('partner.detail', { slug: partner.slug })} />
    </div>
  );
}

/** A single one is large, several are cards. */
function PartnerPlaylists({ partner }: { partner: Partner }) {
  const t = useTexts(pageTexts).partners;
  const title = t.playlists(partner.title);
  const [only, ...more] = partner.playlists;
  if (!only) return null;
  return (
    <PageSection title={title}>
      {more.length === 0 ? (
        <PlaylistTeaser playlist={only} size="l" level={3} />
      ) : (
        <ul className={layout.cards}>
          {partner.playlists.map((playlist) => (
            <li key={playlist.id}>
              <PlaylistTeaser playlist={playlist} size="m" level={3} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

export const pages = {
  partner: sitePage({
    load: async ({ api }: CatalogCall) => {
      const [partners, said] = await Promise.all([api.partners({ perPage: 100 }), api.intro({ page: 'partner' })]);
      if (!partners.ok || !said.ok) return fail('not-found');
      return ok({ partners: partners.value.data, ...said.value.data });
    },
    page: ({ data }) => <PartnersPage {...data} />,
    head: ({ intro }, { locale }) => ({
      title: catalogTexts[locale].partners.title,
      description: intro,
    }),
  }),
  'partner.detail': sitePage({
    load: ({ api, params }: CatalogCall) => bySlug(params.slug, api.partner),
    page: ({ data }) => <PartnerPage partner={data} />,
    head: ({ title, description, image, easy, modules }) => ({
      title,
      description: plainText(description),
      image,
      isAd: true,
      feeds: ['atom', 'json'],
      hasEasy: hasEasy({ easy, modules }),
    }),
  }),
};
