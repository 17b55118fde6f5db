import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { randomUuid } from '#kit/uuid.ts';
import { ButtonForm, CentsField, EntryPicker, NumberField, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import { orderTexts } from '../order-texts.ts';
import { formKeyField } from '../rules.ts';
import styles from './order.module.css';
import { client } from './client.ts';

export type Made = { readonly batch: string; readonly codes: readonly string[] };

const empty = {
  kind: 'discount' as 'discount' | 'single' | 'multi',
  count: 10 as number | null,
  percent: 10 as number | null,
  value: null as number | null,
  offerType: '' as '' | 'coaching' | 'retreat' | 'product',
  offerId: null as string | null,
  maxUses: 1 as number | null,
  from: '',
  until: '',
  batch: '',
};
type Form = typeof empty;

const wishOf = (form: Form) => ({
  kind: form.kind,
  count: form.count ?? 1,
  percent: form.kind === 'discount' ? form.percent : null,
  value_cents: form.kind === 'single' ? null : form.value,
  offer_type: form.offerType || null,
  offer_id: form.offerType ? form.offerId : null,
  max_uses: form.maxUses,
  valid_from: form.from || null,
  valid_until: form.until || null,
  batch: form.batch,
});

/** The terms of a new batch of codes. */
export function CodeForm({ onMade }: { onMade: (made: Made) => void }) {
  const t = useOfficeTexts(orderTexts).codes;
  const { act, isBusy, errorOf } = useAct();
  const [form, setForm] = useState(empty);
  // Pressed again because the answer was lost, it makes no second batch.
  const [key] = useState(randomUuid);
  const set = <Name extends keyof Form>(name: Name, value: Form[Name]): void => setForm({ ...form, [name]: value });
  const make = async (): Promise<void> => {
    const successText = ({ data }: { data: Made }): string => t.made(data.codes.length);
    const made = await act(() => client.generateCodes({ ...wishOf(form), [formKeyField]: key }), successText);
    if (made) onMade(made.data);
  };
  const field = (name: 'from' | 'until' | 'batch', label: string, wire: string, type = 'text') => (
    <TextField
      id={`codes-${wire}`}
      type={type}
      label={label}
      value={form[name]}
      onChange={({ target }) => set(name, target.value)}
      error={errorOf(wire) !== undefined}
      helperText={errorOf(wire)}
      slotProps={type === 'date' ? { inputLabel: { shrink: true } } : {}}
    />
  );
  const number = (name: 'count' | 'percent' | 'value' | 'maxUses', label: string, wire: string) => ({
    id: `codes-${wire}`,
    label,
    value: form[name],
    onChange: (value: number | null) => set(name, value),
    error: errorOf(wire),
  });
  const select = (name: 'kind' | 'offerType', label: string, options: readonly (readonly [string, string])[], error?: string) => (
    <TextField
      id={`codes-${name}`}
      select
      label={label}
      value={form[name]}
      onChange={({ target }) => setForm({ ...form, [name]: target.value, ...(name === 'offerType' ? { offerId: null } : {}) })}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
  const offerTypes = [['', t.everything] as const, ...Object.entries(t.offerTypes)];
  return (
    <ButtonForm className={styles.form} onSend={() => void make()}>
      <div className={styles.pair}>
        {select('kind', t.kind, Object.entries(t.kinds))}
        <NumberField {...number('count', t.count, 'count')} isRequired />
        {form.kind === 'discount' && <NumberField {...number('percent', t.percent, 'percent')} />}
        {form.kind !== 'single' && <CentsField {...number('value', t.value, 'value_cents')} />}
        {select('offerType', t.offerType, offerTypes, form.offerType ? undefined : errorOf('offer_id'))}
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
        <NumberField {...number('maxUses', t.maxUses, 'max_uses')} />
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
