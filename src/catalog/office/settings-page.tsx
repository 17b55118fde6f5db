import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import {
  ButtonForm,
  CallFailed,
  Failure,
  type Field,
  FieldsOf,
  isSame,
  PageTitle,
  SortableList,
  useAct,
  useCall,
  useOfficeTexts,
  useUnsaved,
  withLater,
} from '#desk/office/door.tsx';
import type { Settings } from '../office-contract.ts';
import { introduced, mostOfIntro, mostOfStart, siteTexts, startTextNames, type SiteTexts } from '../sitewide/texts.ts';
import { siteOfficeTexts } from '../site-office-texts.ts';
import { client } from './client.ts';
import styles from './site-pages.module.css';
import { partOf } from './site-texts.ts';

const texts = partOf(({ settings }) => settings.form);
const ownTexts = { start: partOf(({ settings }) => settings.start), intros: partOf(({ settings }) => settings.intros) };

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
const trustFields: readonly Field[] = [
  { name: 'review_months', kind: 'number' },
  { name: 'leave_out_overdue', kind: 'boolean' },
];
const fundingFields: readonly Field[] = [
  { name: 'de', kind: 'long', most: 2000 },
  { name: 'en', kind: 'long', most: 2000 },
];
const sellerFields: readonly Field[] = [
  { name: 'name', kind: 'text', most: 200 },
  { name: 'vat_id', kind: 'text', most: 30 },
  { name: 'email', kind: 'text', most: 200 },
  { name: 'phone', kind: 'text', most: 40 },
];

/** Fields for texts of the site, with what it says by itself. */
const fieldsOf = (group: keyof SiteTexts, names: readonly string[], most: (name: never) => number): readonly Field[] =>
  names.map((name) => ({
    name,
    kind: 'long',
    most: most(name as never),
    isTranslated: true,
    builtIn: { de: textOf(siteTexts.de[group], name), en: textOf(siteTexts.en[group], name) },
  }));
const textOf = (group: Readonly<Record<string, string>>, name: string): string => group[name] ?? '';
const startFields = fieldsOf('start', startTextNames, mostOfStart);
const introFields = fieldsOf('intros', introduced, () => mostOfIntro);

type Content = Readonly<Record<string, unknown>>;

/** Site-wide settings (S1.6, S2.1, S2.29). */
export default function SettingsPage() {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const { answer, error, reload } = useCall(client.settings, {});
  return (
    <div className={styles.page}>
      <PageTitle>{t.name}</PageTitle>
      {error !== null && <Failure error={error} />}
      {!answer && error === null && <output>{t.loading}</output>}
      {answer && <SettingsForm key={answer.data.version} loaded={answer.data} reload={reload} />}
    </div>
  );
}

function SettingsForm({ loaded, reload }: { loaded: Settings; reload: () => void }) {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const { act, isBusy, failure, errors } = useAct();
  const [saved, setSaved] = useState(loaded);
  const [settings, setSettings] = useState(loaded);
  const { leave, warning } = useUnsaved(!isSame(saved, settings));
  const save = async (): Promise<void> => {
    const answer = await act(() => client.saveSettings(settings), t.saved);
    if (!answer) return;
    setSaved(answer.data);
    setSettings((now) => withLater(answer.data, settings, now));
  };
  const isStale = failure instanceof CallFailed && failure.status === 409;
  const set = (change: Content): void => setSettings((old) => ({ ...old, ...change }));
  const part = (name: 'notice' | 'motto' | 'credit' | 'trust' | 'seller', fields: readonly Field[]) =>
    settings[name] && (
      <Section heading={t.sections[name]} errors={errors[name]}>
        <FieldsOf id={name} fields={fields} texts={texts} content={settings[name]} onChange={(next) => set({ [name]: next })} />
      </Section>
    );
  return (
    <ButtonForm className={styles.form} onSend={() => void save()}>
      {warning}
      {isStale && (
        <Alert severity="error" action={<Button onClick={() => leave(reload)}>{t.reload}</Button>}>
          {failure.message}
        </Alert>
      )}
      {part('notice', noticeFields)}
      <Section heading={t.picks} errors={errors.start_picks}>
        <StartPicks shortids={settings.start_picks} onChange={(start_picks) => set({ start_picks })} />
      </Section>
      {part('motto', mottoFields)}
      {(['start', 'intros'] as const).map((group) => (
        <Section key={group} heading={t.sections[group]} errors={errors.texts}>
          <p>{t.builtIn}</p>
          <FieldsOf
            id={group}
            fields={group === 'start' ? startFields : introFields}
            texts={ownTexts[group]}
            content={settings.texts[group]}
            onChange={(next) => set({ texts: { ...settings.texts, [group]: next } })}
          />
        </Section>
      ))}
      <Section heading={t.sections.frame} errors={errors.social_links ?? errors.since}>
        <FieldsOf id="frame" fields={frameFields} texts={texts} content={settings} onChange={set} />
      </Section>
      {part('credit', creditFields)}
      {part('trust', trustFields)}
      <Section heading={t.sections.funding} errors={undefined}>
        <FieldsOf
          id="funding"
          fields={fundingFields}
          texts={texts}
          content={settings.trust.funding}
          onChange={(funding) => set({ trust: { ...settings.trust, funding } })}
        />
      </Section>
      {part('seller', sellerFields)}
      {settings.seller && (
        <SellerLines seller={settings.seller} onChange={(seller) => set({ seller })} label={t.form.fields.lines} />
      )}
      <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy} sx={{ justifySelf: 'start' }}>
        {t.save}
      </Button>
    </ButtonForm>
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

/** The postal address as free text. */
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

type Pick = { readonly shortid: string; readonly title: string };

type Props = { readonly shortids: readonly string[]; readonly onChange: (shortids: string[]) => void };

/** The playlists of the start page (S2.1): searched by title, sorted by dragging or with buttons. */
function StartPicks({ shortids, onChange }: Props) {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const [typed, setTyped] = useState('');
  const chosen = useCall(client.picks, { shortids: shortids.join(',') }).answer?.data;
  const found = useCall(client.picks, { query: typed.trim() }).answer?.data ?? [];
  const offered = found.filter(({ shortid }) => !shortids.includes(shortid));
  const titleOf = (shortid: string): string => chosen?.find((pick) => pick.shortid === shortid)?.title ?? shortid;
  return (
    <>
      <SortableList ids={shortids} titleOf={titleOf} onChange={(next) => onChange([...next])} renderEntry={titleOf} />
      <Autocomplete<Pick>
        key={shortids.join(',')}
        options={[...offered]}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, pick) => pick && onChange([...shortids, pick.shortid])}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ shortid }) => shortid}
        filterOptions={(options) => options}
        autoHighlight
        noOptionsText={t.nothingFound}
        size="small"
        renderInput={(props) => <TextField {...props} label={t.addPick} />}
      />
    </>
  );
}
