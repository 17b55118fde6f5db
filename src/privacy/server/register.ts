import type { Locale } from '#kit/locale.ts';
import type { Config } from '#platform/config.ts';
import type { Processing, RecipientName } from '#platform/processing.ts';
import type { ProcessingRecord } from '../office-contract.ts';
import { registerTexts } from '../register-texts.ts';
import { recipients } from './recipients.ts';

export type RegisterParts = { readonly processing: readonly Processing[]; readonly config: Config };

/** The names of recipients that the settings make one, with their hosts. */
export const recipientsInUse = (
  config: Config,
  locale: Locale,
): { name: RecipientName; text: string; hosts: readonly string[] }[] =>
  (Object.keys(recipients) as RecipientName[]).flatMap((name) => {
    const hosts = recipients[name].hosts(config);
    return hosts.length > 0 ? [{ name, text: recipients[name].texts[locale], hosts }] : [];
  });

/** The activities, in words. `isWhole` adds what only the site's operators look for: tables and jobs. */
export function registerOf({ processing, config }: RegisterParts, locale: Locale, isWhole: boolean): ProcessingRecord[] {
  const t = registerTexts[locale];
  const inUse = new Map(recipientsInUse(config, locale).map(({ name, text }) => [name, text]));
  const fact = (label: string, values: readonly string[]) => (values.length > 0 ? [{ label, value: values.join('; ') }] : []);
  return processing.filter(isUsed(inUse)).map(({ name, texts, concerns, basis, ...one }) => {
    const receivers = (one.recipients ?? []).flatMap((who) => inUse.get(who) ?? []);
    const { title, purpose, data, kept } = texts[locale];
    return {
      name,
      title,
      facts: [
        { label: t.purpose, value: purpose },
        ...fact(
          t.people,
          concerns.map((who) => t.concerns[who]),
        ),
        { label: t.data, value: data },
        ...fact(
          t.grounds,
          basis.map((why) => t.basis[why]),
        ),
        { label: t.kept, value: kept },
        { label: t.whoGets, value: receivers.length > 0 ? receivers.join('; ') : t.nobody },
        ...fact(t.cookies, one.cookies ?? []),
        ...fact(t.storage, one.storage ?? []),
        ...(isWhole ? [...fact(t.tables, one.tables ?? []), ...fact(t.jobs, one.jobs ?? [])] : []),
      ],
    };
  });
}

/** An activity that only hands data on, such as statistics, is none where the settings name nobody. */
const isUsed =
  (inUse: ReadonlyMap<RecipientName, string>) =>
  ({ recipients: who = [], tables = [], storage = [] }: Processing): boolean =>
    who.length === 0 || tables.length > 0 || storage.length > 0 || who.some((name) => inUse.has(name));
