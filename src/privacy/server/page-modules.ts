import type { Module } from '#catalog/contract.ts';
import { textModule, type PageModules } from '#catalog/server/door.ts';
import { locales, type Locale } from '#kit/locale.ts';
import { escaped } from '#platform/http/plain-page.ts';
import { registerTexts } from '../register-texts.ts';
import { recipientsInUse, registerOf, type RegisterParts } from './register.ts';

/** The privacy page's slug; the law orders the page, so its address is fixed. */
const slug = 'datenschutz';

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function modulesIn(parts: RegisterParts, locale: Locale): Module[] {
  const t = registerTexts[locale];
  const module = (id: string, title: string, copy: string): Module => textModule(`privacy-${id}`, { title, copy }, locale);
  const records = registerOf(parts, locale, false);
  const shown = records.map(
    ({ title, facts }) =>
      `<strong>${escaped(title)}</strong><br>${facts.map(({ label, value }) => `${escaped(label)}: ${escaped(value)}`).join('<br>')}`,
  );
  const onDevice = records.flatMap(({ title, facts }) =>
    facts
      .filter(({ label }) => label === t.cookies || label === t.storage)
      .map(({ label, value }) => `${escaped(label)} ${escaped(value)}: ${escaped(title)}`),
  );
  const recipients = recipientsInUse(parts.config, locale).map(
    ({ text, hosts }) => `${escaped(text)}: ${escaped(hosts.join(', '))}`,
  );
  return [
    module('list', t.listTitle, `<p>${t.listIntro}</p>${list(shown)}`),
    module('device', t.deviceTitle, list(onDevice)),
    module('recipients', t.recipientsTitle, recipients.length > 0 ? list(recipients) : `<p>${t.recipientsNone}</p>`),
    module('purpose', t.purposeTitle, `<p>${t.purposeText}</p>`),
  ];
}

/** What follows from the register at the end of the privacy page: the same for everyone until the settings change. */
export function privacyModules(parts: RegisterParts): PageModules {
  const modules = new Map(locales.map((locale) => [locale, modulesIn(parts, locale)]));
  return (page, locale) => (page === slug ? (modules.get(locale) ?? []) : []);
}
