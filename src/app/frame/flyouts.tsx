import { useContext, useEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import type { SiteContent } from '#catalog/contract.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { categoryGroups, type Section } from '#paths/categories.ts';
import { MenuSearch } from '#search/site/door.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { useWindowSize } from '#ui/window-size.ts';
import { appTexts } from '../texts.ts';
import { useContent } from './content.tsx';
import { CoachingEntry, PartnerEntry, RetreatEntry, TopicEntry } from './flyout-entries.tsx';
import { FlyoutLink, InTabOrder } from './flyout-link.tsx';
import { flyoutHeight, flyoutLimits, type FlyoutItem } from './flyout-rules.ts';
import styles from './flyouts.module.css';
import type { NavigationEntry } from './navigation-entries.ts';

type FlyoutProps = {
  entry: NavigationEntry;
  dropdown: boolean;
  /** Whether it was opened with arrow down, so that focus moves inside. */
  entering: RefObject<boolean>;
};

/**
 * The flyout of a main navigation entry (S2.28). It opens when the entry gets focus; its links are in the tab order only while
 * the reader is inside, so that Tab moves on to the next entry.
 */
export function Flyout({ entry, dropdown, entering }: FlyoutProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useWindowSize();
  useEffect(() => {
    if (entering.current) box.current?.querySelector<HTMLElement>('a, input')?.focus();
  }, [entering]);
  const [isInside, setInside] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && setInside(false);
  return (
    <div
      ref={box}
      className={styles.flyout}
      data-item={entry.item}
      style={dropdown ? undefined : { height: flyoutHeight(size) }}
      // A scrollable box without focusable content would become a tab stop itself.
      tabIndex={dropdown ? undefined : -1}
      onFocus={() => setInside(true)}
      onBlur={leave}
    >
      <InTabOrder value={dropdown || isInside}>
        <div className={styles.inner}>
          {entry.item !== 'search' && <AllOf entry={entry} />}
          {inside(entry.item)}
        </div>
      </InTabOrder>
    </div>
  );
}

function inside(item: FlyoutItem): ReactNode {
  switch (item) {
    case 'presenter':
      return <PresenterGroups />;
    case 'partner':
      return <PartnerGroup />;
    case 'health':
    case 'feelgood':
      return <SectionGroups section={item} />;
    case 'search':
      return <SearchInside />;
  }
}

const SearchInside = () => <MenuSearch tabIndex={useContext(InTabOrder) ? undefined : -1} />;

function AllOf({ entry: { item, label, to } }: { entry: NavigationEntry }) {
  const t = useTexts(appTexts).flyout;
  const text = item === 'presenter' ? t.allOfPresenter(label) : item === 'partner' ? t.allPartners : t.allOfSection(label);
  return (
    <FlyoutLink className={styles.all} to={to}>
      {text}
      <Icon name="arrow-right" size={20} />
    </FlyoutLink>
  );
}

function Group({
  title,
  kind,
  children,
}: {
  title: string;
  kind: 'topics' | 'tall' | 'lines' | 'partners';
  children: ReactNode;
}) {
  return (
    <section className={styles.group} data-kind={kind}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function SectionGroups({ section }: { section: Section }) {
  const t = useTexts(catalogTexts);
  const topics = useTexts(appTexts).flyout.topics;
  return categoryGroups[section].map(({ group, categories }) => (
    <Group key={group} title={group === 'all' ? topics : t.groups[group]} kind="topics">
      {categories.map((category) => (
        <TopicEntry key={category} category={category} title={t.categories[category].title} />
      ))}
    </Group>
  ));
}

function PresenterGroups() {
  const t = useTexts(appTexts).flyout;
  return (
    <WithContent>
      {({ coachings, retreats }) => (
        <>
          {coachings.length > 0 && (
            <Group title={t.coachings} kind="tall">
              {coachings.slice(0, flyoutLimits.coachings).map((coaching) => (
                <CoachingEntry key={coaching.id} coaching={coaching} />
              ))}
            </Group>
          )}
          {retreats.length > 0 && (
            <Group title={t.retreats} kind="lines">
              {retreats.slice(0, flyoutLimits.retreats).map((retreat) => (
                <RetreatEntry key={retreat.id} retreat={retreat} />
              ))}
            </Group>
          )}
        </>
      )}
    </WithContent>
  );
}

function PartnerGroup() {
  const t = useTexts(appTexts).flyout;
  return (
    <WithContent>
      {({ partners }) => (
        <Group title={t.partnerContent} kind="partners">
          {partners.slice(0, flyoutLimits.partners).map((partner) => (
            <PartnerEntry key={partner.slug} partner={partner} />
          ))}
        </Group>
      )}
    </WithContent>
  );
}

function WithContent({ children }: { children: (content: SiteContent) => ReactNode }) {
  const { status, content } = useContent();
  const t = useTexts(appTexts).flyout;
  if (content) return children(content);
  if (status === 'loading') return <div className={styles.loading} aria-hidden="true" />;
  return <p className={styles.failed}>{t.failed}</p>;
}
