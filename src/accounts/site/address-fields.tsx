import { useState } from 'react';
import { SelectField, TextField } from '#ui/field.tsx';
import { FieldRow } from '#ui/form.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { countryChoices } from './countries.ts';

/** Where post codes are digits alone; elsewhere a phone's keyboard must have letters ('1012 AB', 'SW1A 1AA'). */
const digitsAlone: ReadonlySet<string> = new Set(['de', 'at', 'ch', 'li']);

/** The fields of an address (S3.13); the country defaults to Germany (S9.8). */
export function AddressFields({ user, required = false }: { user: User; required?: boolean }) {
  const t = useTexts(profileTexts).edit;
  const locale = useLocale();
  const [country, setCountry] = useState(user.country);
  return (
    <>
      <FieldRow columns="wide-narrow">
        <TextField name="street" label={t.street} autoComplete="address-line1" defaultValue={user.street} required={required} />
        <TextField name="street_number" label={t.streetNumber} defaultValue={user.street_number} required={required} />
      </FieldRow>
      <FieldRow columns="narrow-wide">
        <TextField
          name="zipcode"
          label={t.zipcode}
          autoComplete="postal-code"
          inputMode={digitsAlone.has(country) ? 'numeric' : 'text'}
          defaultValue={user.zipcode}
          required={required}
        />
        <TextField name="city" label={t.city} autoComplete="address-level2" defaultValue={user.city} required={required} />
      </FieldRow>
      <SelectField
        name="country"
        label={t.country}
        choices={countryChoices(locale)}
        autoComplete="country"
        defaultValue={user.country}
        placeholder={false}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      />
    </>
  );
}
