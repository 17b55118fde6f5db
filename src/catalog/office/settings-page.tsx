import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import {
  ask,
  CallFailed,
  FieldsOf,
  PageTitle,
  partTexts,
  saidOf,
  useOfficeTexts,
  type Field,
  type FieldTexts,
} from '#desk/office/door.tsx';
import { editorAddresses as at } from '#paths/editor-api.ts';
import type { Settings } from '../office-contract.ts';
import styles from './site-pages.module.css';
import { partOf, siteOfficeTexts } from './site-texts.ts';
import { StartPicks } from './start-picks.tsx';

const texts = partOf(({ settings }) => settings.form);

const noticeFields: readonly Field[] = [
  { name: 'enabled', kind: 'boolean' },
  { name: 'title', kind: 'text', most: 200, isTranslated: true },
  { name: 'copy', kind: 'rich', isTranslated: true },
];
const mottoFields: readonly Field[] = [
  { name: 'de', kind: 'text', most: 300 },
  { name: 'en', kind: 'text', most: 300 },
];
const frameFields: readonly Field[] = [
  {
    name: 'social_links',
    kind: 'rows',
    fields: [
      { name: 'network', kind: 'select', options: ['facebook', 'instagram', 'youtube', 'tiktok'], isRequired: true },
      { name: 'url', kind: 'address', most: 500, isRequired: true },
    ],
  },
  { name: 'since', kind: 'number' },
];
const creditFields: readonly Field[] = [
  { name: 'label', kind: 'text', most: 200 },
  { name: 'url', kind: 'address', most: 500 },
];
const sellerFields: readonly Field[] = [
  { name: 'name', kind: 'text', most: 200 },
  { name: 'vat_id', kind: 'text', most: 30 },
  { name: 'email', kind: 'text', most: 200 },
];

type Content = Readonly<Record<string, unknown>>;

/** What is set for the whole site (S1.6, S2.1, S2.29). */
export default function SettingsPage() {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const said = useOfficeTexts(partTexts);
  const notify = useNotify();
  const [settings, setSettings] = useState<Settings | null>(null);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setSettings((await ask<{ data: Settings }>(at.settings)).data);
      setFailure(null);
      setErrors({});
    } catch (error) {
      setFailure(error);
    }
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets comes over the line
    void load();
  }, [load]);
  const save = async (): Promise<void> => {
    if (!settings) return;
    try {
      setSettings((await ask<{ data: Settings }>(at.saveSettings, settings)).data);
      setErrors({});
      setFailure(null);
      notify(t.saved, { type: 'success' });
    } catch (error) {
      setErrors(error instanceof CallFailed ? error.errors : {});
      setFailure(error);
    }
  };
  const isStale = failure instanceof CallFailed && failure.status === 409;
  const set = (change: Content): void => setSettings((old) => old && { ...old, ...change });
  const part = (name: 'notice' | 'motto' | 'credit' | 'seller', fields: readonly Field[]) =>
    settings?.[name] && (
      <Section heading={t.sections[name]} errors={errors[name]}>
        <FieldsOf id={name} fields={fields} texts={texts} content={settings[name]} onChange={(next) => set({ [name]: next })} />
      </Section>
    );
  return (
    <div className={styles.page}>
      <PageTitle>{t.name}</PageTitle>
      {failure !== null && (
        <Alert severity="error" action={isStale ? <Button onClick={() => void load()}>{t.reload}</Button> : undefined}>
          {isStale ? t.stale : saidOf(failure, said)}
        </Alert>
      )}
      {!settings && failure === null && <output>{t.loading}</output>}
      {settings && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {part('notice', noticeFields)}
          <Section heading={t.picks} errors={errors.start_picks}>
            <StartPicks shortids={settings.start_picks} onChange={(start_picks) => set({ start_picks })} />
          </Section>
          {part('motto', mottoFields)}
          <Section heading={t.sections.frame} errors={errors.social_links ?? errors.since}>
            <FieldsOf id="frame" fields={frameFields} texts={texts} content={settings} onChange={set} />
          </Section>
          {part('credit', creditFields)}
          {part('seller', sellerFields)}
          {settings.seller && (
            <SellerLines seller={settings.seller} onChange={(seller) => set({ seller })} label={t.form.fields.lines} />
          )}
          <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
            {t.save}
          </Button>
        </form>
      )}
    </div>
  );
}

type SectionProps = { readonly heading: string; readonly errors: readonly string[] | undefined; readonly children: ReactNode };

function Section({ heading, errors, children }: SectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{heading}</legend>
      {errors && (
        <p role="alert" className={styles.wrong}>
          {errors.join(' ')}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type Seller = NonNullable<Settings['seller']>;

/** The postal address as one types it. */
function SellerLines({ seller, onChange, label }: { seller: Seller; onChange: (seller: Seller) => void; label: string }) {
  return (
    <label className={styles.lines}>
      {label}
      <textarea
        rows={4}
        value={seller.lines.join('\n')}
        onChange={({ target }) => onChange({ ...seller, lines: target.value.split('\n').slice(0, 6) })}
      />
    </label>
  );
}
