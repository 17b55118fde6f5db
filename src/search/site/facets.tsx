import type { FormEvent } from 'react';
import { traitNames, traits, type TraitName } from '#catalog/traits.ts';
import { Link } from '#ui/link.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { SearchAnswer } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './facets.module.css';
import { addressOf, facetsInOrder, isNarrowed, lengthsInOrder, toggled, widened, type Facet, type Wanted } from './wanted.ts';

/** Maximum number of values per facet, the most frequent first; a selected one is always shown. */
const mostValues = 8;

type Value = { readonly key: string; readonly title: string; readonly aside?: string; readonly count: number };

type FacetsProps = {
  facets: SearchAnswer['facets'];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** The facets of the results (S12.6); a second press deselects. Each is a plain GET form, so that it works without JavaScript. */
export function Facets({ facets, wanted, onChange }: FacetsProps) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const lengths = lengthsInOrder.flatMap((key) => {
    const found = facets.length.find((value) => value.key === key);
    return found ? [{ ...found, title: t.lengths[key], aside: t.between(found.from, found.to) }] : [];
  });
  const groups: readonly (readonly [Facet, readonly Value[]])[] = [
    ['topic', facets.topic.filter(({ key }, place) => place < mostValues || key === wanted.topic)],
    ['partner', facets.partner.filter(({ key }, place) => place < mostValues || key === wanted.partner)],
    ['length', lengths],
    ...traitNames.map((name) => [name, facets[name] ?? []] as const),
  ];
  return (
    <section className={styles.facets} aria-label={t.narrow}>
      {groups.map(
        ([facet, values]) =>
          values.length > 0 && <Group key={facet} facet={facet} values={values} wanted={wanted} onChange={onChange} />,
      )}
      {isNarrowed(wanted) && (
        <Link className={styles.reset} to={addressOf(widened(wanted), links)} preventScrollReset>
          {t.reset}
        </Link>
      )}
    </section>
  );
}

type GroupProps = { facet: Facet; values: readonly Value[]; wanted: Wanted; onChange: (wanted: Wanted) => void };

const isTrait = (facet: Facet): facet is TraitName => facet in traits;

function useLabel(facet: Facet): string {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  return isTrait(facet) ? (traits[facet]?.label[locale] ?? facet) : t[facet];
}

function Group({ facet, values, wanted, onChange }: GroupProps) {
  const links = useLinks();
  const press = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChange(toggled(wanted, facet, button.dataset.value ?? ''));
  };
  const label = useLabel(facet);
  const others = (['query', ...facetsInOrder] as const).filter((name) => name !== facet && wanted[name]);
  return (
    <form action={links('search')} className={styles.group} onSubmit={press}>
      {others.map((name) => (
        <input key={name} type="hidden" name={name} value={wanted[name]} />
      ))}
      {wanted.exact && <input type="hidden" name="exact" value="1" />}
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{label}</legend>
        <span className={styles.name} aria-hidden="true">
          {label}
        </span>
        {values.map(({ key, title, aside, count }) => (
          // A pressed button submits an empty value: so a second press deselects without JavaScript too.
          <button
            key={key}
            type="submit"
            name={facet}
            value={wanted[facet] === key ? '' : key}
            data-value={key}
            aria-pressed={wanted[facet] === key}
            className={styles.value}
          >
            {title}
            {aside && <span className={styles.aside}>{aside}</span>} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
