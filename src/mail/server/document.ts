import type { Locale } from '#kit/locale.ts';

export type MailLink = { readonly label: string; readonly url: string };

/** A part of a mail: a paragraph (line breaks are kept), a heading within it, a list, a table of two columns, or links. */
export type MailPart =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly links: readonly MailLink[] };

/** The content of a mail as data. All of it is text, never HTML; addresses are absolute. */
export type MailContent = {
  readonly locale: Locale;
  readonly heading: string;
  readonly paragraphs: readonly MailPart[];
  readonly button?: MailLink;
  /** Smaller print below the button: how long it is valid, what to do if one did not ask for it. */
  readonly note?: string;
  /** Mandatory information at the end: instructions, terms. */
  readonly details?: readonly MailPart[];
  /** The sender and the reason for the mail, with the links that the law requires. */
  readonly footer: readonly (string | MailLink)[];
};

/** The two bodies of a mail: the same words with and without markup. */
export const mailDocument = (content: MailContent): { html: string; text: string } => ({
  html: htmlOf(content),
  text: textOf(content),
});

/** The tokens of `ui/tokens.css` for light and dark mode, as literal colours for mail programs. */
const day = { paper: '#fbf6ed', raised: '#fefcf8', line: '#dcd3c4', ink: '#0b2c2f', soft: '#476063', link: '#953920' };
const night = { paper: '#051c1f', raised: '#0b292c', line: '#2b484b', ink: '#f3eee5', soft: '#cbc3b6', link: '#fab27b' };
const accent = '#f5a166';
const onAccent = '#31170e';

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `${font};font-size:17px;line-height:26px;color:${day.ink}`;
const small = `${font};font-size:14px;line-height:21px;color:${day.soft}`;

/** Mail programs that support style blocks follow the dark mode; elsewhere the inline colours apply. */
const nightStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${night.paper}!important}
.raised{background:${night.raised}!important;border-left-color:${night.line}!important;border-right-color:${night.line}!important;border-bottom-color:${night.line}!important}
.details{border-top-color:${night.line}!important}
.ink{color:${night.ink}!important}.soft{color:${night.soft}!important}.link{color:${night.link}!important}
}`;

/**
 * One column of tables with inline styles: Outlook supports neither `max-width` nor `padding` of a link, so the width is set by
 * the conditional table and the button's padding by its cell for Outlook and by the link for all others. The tables are for
 * layout only (`presentation`), except `facts`.
 */
const htmlOf = ({ locale, heading, paragraphs, button, note, details = [], footer }: MailContent): string => `<!doctype html>
<html lang="${locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(heading)}</title>
<style>${nightStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${day.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${day.paper}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="raised" style="background:${day.raised};border:1px solid ${day.line};border-top:4px solid ${accent};border-radius:14px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 20px;${font};font-size:26px;line-height:32px;font-weight:700;color:${day.ink}">${escaped(heading)}</h1>
${[...paragraphs.map(htmlPart), ...(button ? [htmlButton(button)] : []), ...(note ? [`<p class="soft" style="margin:24px 0 0;${small}">${lines(note)}</p>`] : []), ...(details.length > 0 ? [htmlDetails(details)] : [])].join('\n')}
</td></tr>
<tr><td align="center" style="padding:20px 28px">
${footer.map((one) => `<p class="soft" style="margin:0 0 6px;${small}">${typeof one === 'string' ? lines(one) : htmlLink(one)}</p>`).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;

const htmlDetails = (details: readonly MailPart[]): string =>
  `<div class="details" style="margin:32px 0 0;border-top:1px solid ${day.line};padding:8px 0 0">\n${details.map(htmlPart).join('\n')}\n</div>`;

function htmlPart(part: MailPart): string {
  if (typeof part === 'string') return `<p class="ink" style="margin:0 0 16px;${body}">${lines(part)}</p>`;
  if ('heading' in part) {
    return `<h2 class="ink" style="margin:28px 0 12px;${font};font-size:20px;line-height:26px;font-weight:700;color:${day.ink}">${escaped(part.heading)}</h2>`;
  }
  if ('list' in part) {
    const items = part.list.map((item) => `<li class="ink" style="margin:0 0 8px;${body}">${lines(item)}</li>`).join('');
    return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${items}</ul>`;
  }
  if ('links' in part) {
    return part.links.map((link) => `<p style="margin:0 0 12px;${body}">${htmlLink(link)}</p>`).join('\n');
  }
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="baseline" class="soft" style="padding:4px 16px 4px 0;${small};font-weight:400">${escaped(label)}</th>` +
      `<td valign="baseline" class="ink" style="padding:4px 0;${body}">${lines(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

const htmlButton = ({ label, url }: MailLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>` +
  `<td bgcolor="${accent}" style="background:${accent};border-radius:999px;mso-padding-alt:13px 28px">` +
  `<a href="${escaped(address(url))}" style="display:inline-block;padding:13px 28px;${font};font-size:17px;line-height:22px;font-weight:700;color:${onAccent};text-decoration:none">${escaped(label)}</a>` +
  `</td></tr></table>`;

const htmlLink = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escaped(address(url))}" style="color:${day.link};text-decoration:underline">${escaped(label)}</a>`;

const textOf = ({ heading, paragraphs, button, note, details = [], footer }: MailContent): string =>
  [
    heading,
    ...paragraphs.map(textPart),
    ...(button ? [textLink(button)] : []),
    ...(note ? [note] : []),
    ...details.map(textPart),
    // Mail programs treat what follows this line as a signature.
    ['-- ', ...footer.map((one) => (typeof one === 'string' ? one : textLink(one)))].join('\n'),
  ]
    .map((part) => part.replaceAll(/\r\n?/g, '\n'))
    .join('\n\n')
    .concat('\n');

function textPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `## ${part.heading}`;
  if ('list' in part) return part.list.map((item) => `* ${item}`).join('\n');
  if ('links' in part) return part.links.map(textLink).join('\n');
  return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

const textLink = ({ label, url }: MailLink): string => `${label}:\n${address(url)}`;

/** Links in mails must be absolute; any other scheme is a mistake, or worse. */
function address(url: string): string {
  const parsed = new URL(url);
  if (!['https:', 'http:', 'mailto:'].includes(parsed.protocol)) throw new Error('A mail may not link to such an address.');
  return parsed.href;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\r\t]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

const lines = (text: string): string => escaped(text).replaceAll(/\r\n?|\n/g, '<br>\n');
