import { expect, type Page } from '@playwright/test';
import { test, ready, watchConsole } from './journey.ts';
import { freeVideo } from '../world.ts';
import { atOffice, newTitle, rowOf, save, titleField } from './office.ts';
import { expectPlaying, layerOf, playAfterAddress } from './player.ts';

/** Publishes a partner page; returns its path. */
async function published(page: Page, title: string): Promise<string> {
  await atOffice(page, 'redaktion', '/backend/partner/create');
  await titleField(page).fill(title);
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.org/');
  await page.getByRole('button', { name: 'Aus dem Titel bilden' }).click();
  const slug = await page.getByLabel('Adresse (Slug)').inputValue();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
  await expect(page).toHaveURL(/\/backend\/partner\/[\da-f-]{36}$/);
  // The form of the saved entry replaces the empty one.
  await page.waitForLoadState('networkidle');
  return `/partner/${slug}`;
}

/** Opens the preview with its button. */
async function previewOf(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const shown = await opened;
  await shown.waitForURL(/[?&]preview=/);
  return shown;
}

/** The same, closed after hydration: returns its URL and console output. */
async function signedBy(page: Page): Promise<{ url: string; said: string[] }> {
  const shown = await previewOf(page);
  const said = watchConsole(shown);
  await quiet(shown);
  const url = shown.url();
  await shown.close();
  return { url, said };
}

test('S10.8 a draft is looked at on the real page under a signed link; everybody else sees what is published', async ({
  page,
  browser,
}) => {
  const title = newTitle('Haus am See');
  const address = await published(page, title);
  await titleField(page).fill(`${title} im Umbau`);
  const shown = await previewOf(page);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${title} im Umbau`);
  const signed = shown.url();

  const stranger = await browser.newPage();
  await expect(async () => {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
  }).toPass();
  // Anybody with the full link has access, but a forged signature is rejected.
  await stranger.goto(signed);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${title} im Umbau`);
  const last = signed.at(-1) === 'A' ? 'B' : 'A';
  await stranger.goto(signed.slice(0, -1) + last);
  await expect(stranger.getByRole('heading', { level: 1 })).not.toHaveText(`${title} im Umbau`);
  await shown.close();
  await stranger.close();
});

/** The page is hydrated, and no requests are pending. */
async function quiet(page: Page): Promise<void> {
  await ready(page);
  await page.waitForLoadState('networkidle');
}

test('(S10.8) a preview still shows the draft once its script has taken over, in both languages and after a way back', async ({
  page,
  browser,
}) => {
  const title = newTitle('Haus am Fluss');
  await published(page, title);
  await titleField(page).fill(`${title} im Umbau`);
  await page.getByLabel('Titel (Englisch)').fill(`${title} rebuilt`);
  const { url, said } = await signedBy(page);
  const reader = await browser.newPage();
  const console = watchConsole(reader);
  await reader.goto(url);
  await quiet(reader);
  const heading = reader.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${title} im Umbau`);
  await reader.getByRole('link', { name: 'English' }).first().click();
  await expect(reader).toHaveURL(/\/en\/partner\/.*preview=/);
  await quiet(reader);
  await expect(heading).toHaveText(`${title} rebuilt`);
  await reader.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(heading).toHaveText(`${title} im Umbau`);
  await quiet(reader);
  await reader.getByRole('contentinfo').getByRole('link').first().click();
  await expect(reader).not.toHaveURL(/preview=/);
  await reader.goBack();
  await quiet(reader);
  await expect(heading).toHaveText(`${title} im Umbau`);
  expect([...console, ...said]).toEqual([]);
  await reader.close();
});

test('(S10.8) the draft of a project that was never public is previewed, and stays', async ({ page }) => {
  const title = newTitle('Wechseljahre im Alltag');
  await atOffice(page, 'redaktion', '/backend/project/create');
  await titleField(page).fill(title);
  await page.getByRole('button', { name: 'Aus dem Titel bilden' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/project\/[\da-f-]{36}$/);
  await page.waitForLoadState('networkidle');
  const shown = await previewOf(page);
  await quiet(shown);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  await shown.close();
});

test('S10.8 a video’s draft is watched where readers will find it, and they still see the published one', async ({
  page,
  browser,
}) => {
  await atOffice(page, 'redaktion', `/backend/video?filter=${encodeURIComponent(JSON.stringify({ q: freeVideo.shortid }))}`);
  await rowOf(page, freeVideo.title).getByRole('link').first().click();
  await titleField(page).fill('Ein anderer Titel');
  const shown = await previewOf(page);
  await expect(layerOf(shown).getByRole('heading').first()).toHaveText('Ein anderer Titel');
  await playAfterAddress(shown);
  await expectPlaying(shown);
  const reader = await browser.newPage();
  await reader.goto(`/watch/${freeVideo.shortid}`);
  await expect(layerOf(reader).getByRole('heading').first()).toHaveText(freeVideo.title);
  await reader.close();
  await shown.close();
});

test('S10.8 one of the site’s own pages is previewed where readers find it', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/page');
  await page.getByRole('link', { name: /Häufige Fragen/ }).click();
  await titleField(page).fill('Fragen und Antworten');
  const shown = await previewOf(page);
  expect(new URL(shown.url()).pathname).toBe('/meta/faq');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Fragen und Antworten');
  await shown.close();
});

test('S2.15 S12.9 a page that an editor makes is previewed where readers find it, by the search too, in both languages', async ({
  page,
  browser,
}) => {
  const title = newTitle('Unser Blaukehlchen');
  await atOffice(page, 'redaktion', '/backend/page/create');
  await titleField(page).fill(title);
  await page.getByLabel('Titel (Englisch)').fill(`${title} at work`);
  await page.getByRole('button', { name: 'Aus dem Titel bilden' }).click();
  const address = `/meta/${await page.getByLabel('Adresse (Slug)').inputValue()}`;
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/page\/[\da-f-]{36}$/);
  await page.waitForLoadState('networkidle');
  const shown = await previewOf(page);
  expect(new URL(shown.url()).pathname).toBe(address);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  await shown.close();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
  const reader = await browser.newPage();
  await expect(async () => {
    await reader.goto('/suche?query=Blaukehlchen');
    await expect(reader.getByRole('main').getByRole('link', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await quiet(reader);
  const console = watchConsole(reader);
  await reader.getByRole('main').getByRole('link', { name: title }).click();
  await expect(reader).toHaveURL(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await quiet(reader);
  await reader.getByRole('link', { name: 'English' }).first().click();
  await expect(reader).toHaveURL(`/en${address}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${title} at work`);
  expect(console).toEqual([]);
  await reader.close();
});

test('S10.8 start and end are set in the form, and the list says them', async ({ page, browser }) => {
  const title = newTitle('Sommerpause');
  const address = await published(page, title);
  await page.getByLabel('Sichtbar bis').fill('2031-08-31T18:00');
  await save(page);
  await page.getByRole('button', { name: 'Zurück auf Entwurf' }).click();
  await expect(page.getByText('Steht jetzt als Entwurf da.')).toBeVisible();
  await page.getByLabel('Sichtbar ab').fill('2031-07-01T08:00');
  await page.getByLabel('Sichtbar bis').fill('2031-08-31T18:00');
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Gespeichert\. Sichtbar wird es ab .*2031/)).toBeVisible();
  await page.goto(`/backend/partner?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
  await expect(rowOf(page, title)).toContainText(/ab .*2031/);
  const reader = await browser.newPage();
  await expect(async () => expect((await reader.goto(address))?.status()).toBe(404)).toPass();
  await reader.close();
});
