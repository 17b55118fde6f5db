import { findSeller } from '#catalog/server/door.ts';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { escaped } from '#platform/http/plain-page.ts';
import type { Services } from '#platform/services.ts';
import { registerTexts } from '../register-texts.ts';
import { recipientsInUse, registerOf, type RegisterParts } from './register.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#0b2c2f}
h2{margin:2rem 0 .5rem;break-after:avoid}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;margin:0;break-inside:avoid}
dt{color:#476063}dd{margin:0;overflow-wrap:anywhere}`;

/** The register as a document without scripts or external resources, to be read and printed. */
export async function registerFile(
  parts: RegisterParts & Pick<Services, 'db' | 'clock' | 'siteName'>,
  locale: Locale,
): Promise<string> {
  const t = registerTexts[locale];
  const { name, lines, email } = await findSeller(parts.db);
  const facts = (rows: readonly { label: string; value: string }[]): string =>
    `<dl>${rows.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
  const section = (title: string, content: string): string => `<section><h2>${escaped(title)}</h2>${content}</section>`;
  const recipients = recipientsInUse(parts.config, locale).map(({ text, hosts }) => ({ label: text, value: hosts.join(', ') }));
  const sections = [
    section(t.controller, `<p>${[name, ...lines, email].filter(Boolean).map(escaped).join('<br>')}</p>`),
    ...registerOf(parts, locale, true).map((record) => section(record.title, facts(record.facts))),
    section(t.whoGets, recipients.length > 0 ? facts(recipients) : `<p>${t.recipientsNone}</p>`),
    section(t.thirdCountry, `<p>${t.thirdCountryText}</p>`),
    section(t.measures, `<p>${t.measuresText}</p>`),
    section(t.purposeTitle, `<p>${t.purposeText}</p>`),
  ];
  const title = `${t.register}: ${parts.siteName}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${t.registerOf}. ${t.asOf(dayOf(parts.clock.now()))}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
