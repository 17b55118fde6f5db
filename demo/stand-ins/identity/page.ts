import { escaped, plainDocument, type PlainFrame } from '#platform/http/plain-page.ts';
import type { ProvidedIdentity } from '#accounts/rules.ts';
import { demoIdentities, type DemoIdentity } from './identities.ts';
import { signInTexts } from './texts.ts';

/** What both pages share. */
export type PageFrame = PlainFrame & { readonly loginPath: string };

type Choice = {
  readonly driver: ProvidedIdentity['driver'];
  readonly action: string;
  /** An invalid address. */
  readonly wrong?: string;
};

/** Asks for an identity; a plain form without JavaScript. */
export function choicePage(frame: PageFrame, { driver, action, wrong }: Choice): string {
  const words = signInTexts[frame.locale];
  const provider = words.names[driver];
  const form = (content: string): string => `<form method="post" action="${escaped(action)}">${content}</form>`;
  const identity = ({ name, surname, email }: DemoIdentity, index: number): string =>
    `<li><button name="as" value="${index}"><strong>${escaped(words.as(`${name} ${surname}`))}</strong> <span>${escaped(email ?? words.without)}</span></button></li>`;
  const isWrong = wrong !== undefined;
  const field = `<label for="email">${escaped(words.other)}</label><input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${escaped(wrong ?? '')}"${isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}>${isWrong ? `<p id="wrong" role="alert">${escaped(words.wrong)}</p>` : ''}<button>${escaped(words.goOn)}</button>`;
  return plainDocument(
    frame,
    words.title(provider),
    `<p class="notice"><strong>${escaped(words.what)}</strong> ${escaped(words.why(provider))}</p><h1>${escaped(words.heading(provider))}</h1><p>${escaped(words.choose(frame.siteName))}</p>${form(`<ul>${demoIdentities[driver].map(identity).join('')}</ul>`)}${form(field)}${form(`<button name="cancel" value="1" class="quiet">${escaped(words.cancel)}</button>`)}`,
  );
}

/** Shown when the sign-in is over. */
export function overPage(frame: PageFrame): string {
  const words = signInTexts[frame.locale];
  return plainDocument(
    frame,
    words.what,
    `<h1>${escaped(words.over)}</h1><p>${escaped(words.what)}</p><p><a href="${escaped(frame.loginPath)}">${escaped(words.back)}</a></p>`,
  );
}
