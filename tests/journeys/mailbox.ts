import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { dataFolder } from './serve.ts';

/** Without an SMTP server each mail is a file, sorted by name from the oldest. */
const folder = (): string => path.join(dataFolder(), 'mail');

/** The mails to an address so far, from the oldest. */
export async function mailsTo(address: string) {
  const files = (await readdir(folder()).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder(), file)))));
  return mails.filter(({ to = [] }) => to.some((one) => one.address === address));
}

/** Waits for the newest mail to an address with a matching link, and returns the link. */
export async function mailedLink(address: string, form: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const links = (await mailsTo(address)).map(({ text = '' }) => form.exec(text)?.[0]);
      link = links.findLast((found) => found !== undefined);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Waits for a mail to an address whose subject contains this, and returns its text. */
export async function mailedText(address: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(address)).find((mail) => mail.subject?.includes(subject))?.text;
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
