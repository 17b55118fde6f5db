import type { FormReader } from '#ui/form.tsx';

/** Reads the address from a form. */
export const addressIn = ({ text }: FormReader) => ({
  street: text('street'),
  street_number: text('street_number'),
  zipcode: text('zipcode'),
  city: text('city'),
  country: text('country'),
});
