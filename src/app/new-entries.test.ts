import { beforeAll, describe, expect, test } from 'vitest';
import { screensFor } from '#backoffice/office/screens.ts';
import { emptyContent } from '#desk/office/empty-content.ts';
import type { Field } from '#desk/office/field.ts';
import { isSame } from '#desk/office/form-state.ts';
import type { EntityScreen } from '#desk/office/screen.ts';
import { officeEntities } from '#paths/office-api.ts';
import { z } from 'zod';
import type { Browser } from '../../tests/browser.ts';
import { newEntries } from '../../tests/office.ts';
import { onSite } from '../../tests/served.ts';
import { givenLogin } from '../../tests/sessions.ts';
import { officeEntitiesOf } from './server/rooms.ts';

const forms = new Map(
  screensFor(['admin']).flatMap((screen) => (screen.kind === 'entity' ? [[screen.name, screen] as const] : [])),
);
const entities = new Map(officeEntitiesOf('dr-muster').map((entity) => [entity.name, entity]));
type Name = (typeof officeEntities)[number];

const formOf = (name: Name): EntityScreen => {
  const form = forms.get(name);
  if (!form) throw new Error(`There is no form for ${name}.`);
  return form;
};

/** Fields whose initial value in the form differs from the server's default. */
function surprises(fields: readonly Field[], shape: z.ZodObject): string[] {
  const begun = emptyContent(fields);
  return fields.flatMap((field) => {
    const own = shape.shape[field.name] as z.ZodType | undefined;
    if (field.kind === 'shown') return [];
    if (!own) return [`${field.name} is unknown to the server`];
    const filled = own.safeParse(undefined);
    const said = own.safeParse(begun[field.name]);
    // Required fields have no default.
    if (!filled.success) return field.isRequired ? [] : [`${field.name} is required`];
    if (!said.success) return [`${field.name} cannot be left as it is`];
    return isSame(filled.data, said.data) ? [] : [`${field.name}: ${String(said.data)} instead of ${String(filled.data)}`];
  });
}

/** The schema of a list item. */
const rowShape = (shape: z.ZodType): z.ZodObject => {
  const inner = shape instanceof z.ZodDefault ? (shape.unwrap() as z.ZodType) : shape;
  return (inner as z.ZodArray).element as z.ZodObject;
};

describe.each(officeEntities)('a new %s', (name) => {
  test('S10.2 begins as the server would fill it in', () => {
    const { fields } = formOf(name);
    const shape: z.ZodObject = entities.get(name)?.shape ?? z.object({});
    expect(surprises(fields, shape)).toEqual([]);
    for (const field of fields)
      if (field.kind === 'rows')
        expect(surprises(field.fields, rowShape(shape.shape[field.name] as z.ZodType)), field.name).toEqual([]);
  });
});

onSite('new entries', (site) => {
  let admin: Browser;
  const saved = async (name: Name, body: object): Promise<Record<string, unknown>> => {
    const answer = await admin.send('POST', `/api/backend/${name}/save`, { ...body });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    return (answer.json() as { data: Record<string, unknown> }).data;
  };
  beforeAll(async () => {
    admin = (await givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() })).browser;
  });

  test.each(officeEntities)(
    'S10.2 of a %s: with the required fields alone the form saves what a bare call does',
    async (name) => {
      const { fields } = formOf(name);
      const isNeeded = new Set(fields.filter(({ isRequired }) => isRequired).map((field) => field.name));
      // A published video needs only its clip, and a code needs a discount.
      for (const field of ['clip', 'percent']) isNeeded.add(field);
      const least = (title: string) =>
        Object.fromEntries(Object.entries(newEntries[name](title)).filter(([field]) => isNeeded.has(field)));
      const bare = await saved(name, least('Dompfaff'));
      const own = least('Eisvogel');
      const written = await saved(name, { ...emptyContent(fields), ...own });
      // Names are derived from the title or random; times are those of the save.
      const made = new Set(['id', 'slug', 'shortid', 'code', 'title_list', 'published_at', 'created_at', ...Object.keys(own)]);
      const rest = (entry: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(entry).filter(([field]) => !made.has(field)));
      expect(rest(written)).toEqual(rest(bare));
      expect(written.state).toBe('published');
    },
  );

  test('S10.2 S14.1 a course that was only named and priced can be bought at once', async () => {
    const { fields } = formOf('coaching');
    const { slug } = await saved('coaching', {
      ...emptyContent(fields),
      ...newEntries.coaching('Ruhig bleiben'),
      price_cents: 3900,
    });
    const answer = await site().get(`/api/coaching/${String(slug)}`);
    expect(answer.json()).toMatchObject({ data: { title: 'Ruhig bleiben', stripe_price_value: 3900, on_sale: true } });
  });
});
