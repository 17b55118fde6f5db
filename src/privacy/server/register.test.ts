import { expect, test } from 'vitest';
import { privacyOfficeAddresses } from '#paths/privacy-api.ts';
import { fillAddress } from '#paths/call-address.ts';
import { onSite } from '../../../tests/served.ts';
import { givenStaff } from '../../../tests/staff.ts';

const paths = {
  list: fillAddress(privacyOfficeAddresses.processing, {}).path,
  file: fillAddress(privacyOfficeAddresses.processingFile, {}).path,
};

onSite('the register of processing', (site) => {
  test('S16.1 the privacy page ends with what the software really does, in both languages, without script', async () => {
    const { text } = await site().get('/meta/datenschutz');
    for (const part of ['Im Einzelnen: was verarbeitet wird', 'Erinnerung auf dem Gerät', 'Zweckbestimmung: kein Medizinprodukt'])
      expect(text).toContain(part);
    expect((await site().get('/en/meta/datenschutz')).text).toContain('In detail: cookies and storage on your device');
    expect((await site().get('/meta/impressum')).text).not.toContain('Im Einzelnen');
  });

  test('S16.1 admins read and download it with controller, purposes, data, periods and recipients (Art. 30); others do not', async () => {
    const { admin, editor, visitor } = await givenStaff(site());
    const { data } = (await admin.get(paths.list)).json() as { data: { name: string; facts: { label: string }[] }[] };
    const courses = data.find(({ name }) => name === 'courses');
    expect(courses?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Zweck', 'Betroffene', 'Daten', 'Rechtsgrundlage', 'Löschung', 'Empfänger', 'Tabellen']),
    );
    const { status, headers, text } = await admin.get(paths.file);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'attachment; filename="verarbeitungsverzeichnis.html"',
    ]);
    for (const part of ['nach Art. 30 Abs. 1 DSGVO', 'Verantwortlich', 'push_subscriptions', 'Art. 32 DSGVO'])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect((await editor.get(paths.file)).status).toBe(403);
    expect((await visitor.get(paths.list)).status).toBe(401);
  });
});
