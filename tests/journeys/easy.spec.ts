import { expect } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchRequests } from './journey.ts';
import { layerOf, openVideo } from './player.ts';

const press = { name: 'Einfache Sprache', exact: true };

test('S19.4 one press shows a page in easy German; the device keeps it, other pages follow, and one press leads back', async ({
  page,
}) => {
  await visit(page, '/meta/faq');
  const heading = page.getByRole('heading', { level: 1 });
  const asked = watchRequests(page, (request) => /\/api\/(?!content)/.test(request.url()));
  await page.getByRole('link', press).click();
  await expect(heading).toHaveText('Fragen und Antworten');
  await expect(heading).toHaveAttribute('lang', 'de-simple');
  await expect(page).toHaveURL('/meta/faq?sprache=einfach');
  expect(asked, 'its texts came with the page').toEqual([]);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page.getByRole('heading', { name: 'Was geht schon gut?' })).toBeVisible();
  // Another visit, before anything is drawn.
  await visit(page, '/meta/barrierefreiheit');
  await expect(page).toHaveURL('/meta/barrierefreiheit?sprache=einfach');
  await expect(page.getByRole('heading', { name: 'Was geht schon gut?' })).toBeVisible();

  await page.getByRole('link', { name: 'Ausführlicher Text' }).click();
  await expect(page.getByRole('heading', { name: 'Was schon geht' })).toBeVisible();
  await visit(page, '/meta/faq');
  await expect(page).toHaveURL('/meta/faq');
  await expect(heading).toHaveText('Häufige Fragen');
});

test('S19.4 a video in the layer, and what the search finds', async ({ page }) => {
  await visit(page, '/suche?query=Bluthochdruck');
  const title = page.getByRole('region', { name: 'Gefunden' }).getByRole('link', { name: 'Hoher Blut-Druck' });
  await expect(title).toBeHidden();
  await openVideo(page, 'hochdruck1');
  await layerOf(page).getByRole('button', press).click();
  await expect(layerOf(page).getByRole('heading', { name: 'Hoher Blut-Druck' })).toBeVisible();
  await expect(layerOf(page).getByText('Garten-Schlauch')).toHaveAttribute('lang', 'de-simple');
  await expect(layerOf(page).getByRole('button', press)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(title).toBeVisible();
});

test('S19.4 where nobody wrote one there is nothing to press, and neither on English pages', async ({ page }) => {
  for (const address of ['/meta/impressum', '/en/meta/faq']) {
    await visit(page, address);
    await expect(page.getByRole('link', { name: /Einfache Sprache|Easy German/ })).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S19.4 S17.1 the switch is a link, there and back', async ({ page }) => {
    await page.goto('/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
    await page.getByRole('link', press).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruhig werden in sieben Tagen');
    await expect(page.getByRole('heading', { name: 'Wann fragst Du zuerst einen Arzt?' })).toBeVisible();
    await page.getByRole('link', { name: 'Ausführlicher Text' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelassen in sieben Tagen');
    await page.goto('/watch/infarkt112?sprache=einfach');
    await expect(page.getByRole('heading', { name: 'Herz-Infarkt: Ruf die 112 an!' })).toBeVisible();
  });
});

test('S19.4 the choice that a script wrote wrongly is none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('easy', '<b>'));
  await page.goto('/meta/faq');
  await ready(page);
  await expect(page).toHaveURL('/meta/faq');
});
