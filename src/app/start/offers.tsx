import type { Coaching, Partner, Retreat } from '#catalog/contract.ts';
import { CoachingCard, PartnerCard, RetreatCard } from '#catalog/site/door.tsx';
import type { StartTexts } from '#catalog/sitewide/texts.ts';
import { Row } from '#ui/row.tsx';
import { PageSection } from '#ui/section.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './offers.module.css';

type OffersProps = { coachings: readonly Coaching[]; retreats: readonly Retreat[]; own: StartTexts };

/** Coachings as tall cards, followed by retreats. */
export function Offers({ coachings, retreats, own }: OffersProps) {
  const t = useTexts(appTexts).start;
  if (coachings.length + retreats.length === 0) return null;
  return (
    <div className={styles.offers} data-hue="coaching">
      {coachings.length > 0 && (
        <PageSection title={t.coachings} intro={own.coachings}>
          <Row label={t.coachings} item="tall">
            {coachings.map((coaching) => (
              <CoachingCard key={coaching.id} coaching={coaching} />
            ))}
          </Row>
        </PageSection>
      )}
      {retreats.length > 0 && (
        <PageSection title={t.retreats} intro={own.retreats}>
          <Row label={t.retreats} item="tall">
            {retreats.map((retreat) => (
              <RetreatCard key={retreat.id} retreat={retreat} />
            ))}
          </Row>
        </PageSection>
      )}
    </div>
  );
}

/** Partners, at the end of the page. */
export function Partners({ partners, intro }: { partners: readonly Partner[]; intro: string }) {
  const t = useTexts(appTexts).start;
  const links = useLinks();
  if (partners.length === 0) return null;
  return (
    <PageSection title={t.partners} intro={intro} hue="partner" more={{ to: links('partner'), label: t.allPartners }}>
      <Row label={t.partners} item="m">
        {partners.map((partner) => (
          <PartnerCard key={partner.slug} partner={partner} />
        ))}
      </Row>
    </PageSection>
  );
}
