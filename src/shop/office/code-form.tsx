import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { centsIn } from '#kit/money.ts';
import { ButtonForm, EntryPicker, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { client } from './client.ts';

export type Made = { readonly batch: string; readonly codes: readonly string[] };

const empty = {
  kind: 'discount' as 'discount' | 'single' | 'multi',
  count: '10',
  percent: '10',
  value: '',
  offerType: '' as '' | 'coaching' | 'retreat' | 'product',
  offerId: null as string | null,
  maxUses: '1',
  from: '',
  until: '',
  batch: '',
};
type Form = typeof empty;

const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
/** The text of an amount field. */
const centsOf = (text: string): number | null => (text.trim() === '' ? null : centsIn(text));

const wishOf = (form: Form) => ({
  kind: form.kind,
  count: wholeOf(form.count) ?? 1,
  percent: form.kind === 'discount' ? wholeOf(form.percent) : null,
  value_cents: form.kind === 'single' ? null : centsOf(form.value),
  offer_type: form.offerType || null,
  offer_id: form.offerType ? form.offerId : null,
  max_uses: wholeOf(form.maxUses),
  valid_from: form.from || null,
  valid_until: form.until || null,
  batch: form.batch,
});

/** The terms of a new batch of codes. */
export function CodeForm({ onMade }: { onMade: (made: Made) => void }) {
  const t = useOfficeTexts(orderTexts).codes;
  const { act, isBusy, errorOf } = useAct();
  const [form, setForm] = useState(empty);
  const set = <Name extends keyof Form>(name: Name, value: Form[Name]): void => setForm({ ...form, [name]: value });
  const make = async (): Promise<void> => {
    const successText = ({ data }: { data: Made }): string => t.made(data.codes.length);
    const made = await act(() => client.generateCodes(wishOf(form)), successText);
    if (made) onMade(made.data);
  };
  const field = (name: keyof Form, label: string, wire: string, type = 'text') => (
    <TextField
      id={`codes-${wire}`}
      type={type}
      label={label}
      value={form[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
      error={errorOf(wire) !== undefined}
      helperText={errorOf(wire)}
      slotProps={type === 'date' ? { inputLabel: { shrink: true } } : {}}
    />
  );
  const select = (name: 'kind' | 'offerType', label: string, options: readonly (readonly [string, string])[]) => (
    <TextField
      id={`codes-${name}`}
      select
      label={label}
      value={form[name]}
      onChange={({ target }) => setForm({ ...form, [name]: target.value, ...(name === 'offerType' ? { offerId: null } : {}) })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
  return (
    <ButtonForm className={styles.form} onSend={() => void make()}>
      <div className={styles.pair}>
        {select('kind', t.kind, Object.entries(t.kinds))}
        {field('count', t.count, 'count', 'number')}
        {form.kind === 'discount' && field('percent', t.percent, 'percent', 'number')}
        {form.kind !== 'single' && field('value', t.value, 'value_cents')}
        {select('offerType', t.offerType, [['', t.everything], ...Object.entries(t.offerTypes)])}
        {form.offerType && (
          <EntryPicker
            id="codes-offer_id"
            entity={form.offerType}
            label={t.offer}
            value={form.offerId}
            onChange={(id) => set('offerId', id)}
            error={errorOf('offer_id')}
          />
        )}
        {field('maxUses', t.maxUses, 'max_uses', 'number')}
        {field('batch', t.batch, 'batch')}
        {field('from', t.validFrom, 'valid_from', 'date')}
        {field('until', t.validUntil, 'valid_until', 'date')}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
          {t.create}
        </Button>
      </div>
    </ButtonForm>
  );
}
