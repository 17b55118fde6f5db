import type { FormReader } from '#ui/form.tsx';

/** The address that stands in a form. */
export const addressIn = ({ text }: FormReader) => ({
  street: text('street'),
  street_number: text('street_number'),
  zipcode: text('zipcode'),
  city: text('city'),
  country: text('country'),
});
