import { useLocation } from 'react-router';
import type { TextLang } from '#kit/locale.ts';
import { easyLang, easySearch } from '#paths/easy.ts';
import { easySwitch, useEasyLanguage } from '#ui/easy.ts';
import { Icon, type Drawing } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Module } from '../contract.ts';
import { easyTexts } from '../easy-texts.ts';
import styles from './easy.module.css';

/** An entry as readers see it: its texts may be in easy German. */
export type Shown<Entry> = {
  readonly [Name in keyof Entry]: Name extends 'lang'
    ? TextLang
    : Name extends 'modules'
      ? readonly Shown<Module>[]
      : Entry[Name];
};

type Written = {
  readonly lang: TextLang;
  readonly easy?: Readonly<Record<string, string | undefined>> | undefined;
  readonly modules?: readonly Module[];
};

const book: Drawing = {
  path: 'M12 6.5C10 5 7.5 4.6 4.5 5v13c3-.4 5.5 0 7.5 1.5 2-1.5 4.5-1.9 7.5-1.5V5c-3-.4-5.5 0-7.5 1.5Zm0 0v13',
};

const inEasy = (module: Module): Shown<Module> =>
  module.easy ? { ...module, content: { ...module.content, ...module.easy }, lang: easyLang } : module;

/** Whether there is a text in easy German on the page of an entry: its own, or that of a block. */
export const hasEasy = ({ easy, modules = [] }: Pick<Written, 'easy' | 'modules'>): boolean =>
  easy !== undefined || modules.some((module) => module.easy !== undefined);

/** An entry with its texts in easy German; what nobody wrote so stays as it is, so that nothing of a page is missing. */
export const asEasy = <Entry extends Written>(entry: Entry): Shown<Entry> =>
  ({
    ...entry,
    ...entry.easy,
    ...(entry.easy && { lang: easyLang }),
    ...(entry.modules && { modules: entry.modules.map(inEasy) }),
  }) as Shown<Entry>;

/** The entry as its reader wants it (S19.4). */
export function useShown<Entry extends Written>(entry: Entry): Shown<Entry> {
  return useEasyLanguage() && hasEasy(entry) ? asEasy(entry) : (entry as Shown<Entry>);
}

/**
 * Leads to the page in easy German, and back (S19.4); nothing where there is no such version. A link, so that it works without script;
 * with it the choice is kept on the device, and other pages follow.
 */
export function EasySwitch({ of }: { of: Pick<Written, 'easy' | 'modules'> }) {
  const t = useTexts(easyTexts);
  const isEasy = useEasyLanguage();
  const { pathname, search } = useLocation();
  if (!hasEasy(of)) return null;
  return (
    <p className={styles.line}>
      <Link
        className={styles.switch}
        to={{ pathname, search: easySearch(search, !isEasy) }}
        hrefLang={isEasy ? 'de' : easyLang}
        onClick={() => easySwitch.set(!isEasy)}
        preventScrollReset
      >
        <Icon name={isEasy ? 'arrow-left' : book} size={20} />
        {isEasy ? t.off : t.on}
      </Link>
    </p>
  );
}

/** The same where the page behind stays as it is, such as in the video layer. */
export function EasyButton({ of }: { of: Pick<Written, 'easy'> }) {
  const t = useTexts(easyTexts);
  const isEasy = useEasyLanguage();
  if (!hasEasy(of)) return null;
  return (
    <button type="button" className={styles.button} aria-pressed={isEasy} onClick={() => easySwitch.set(!isEasy)}>
      <Icon name={book} size={20} />
      {t.on}
    </button>
  );
}
