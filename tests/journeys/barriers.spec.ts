import { expect } from '@playwright/test';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { atOffice } from './office.ts';
import { desktop, phone } from './page-kinds.ts';

for (const viewport of [desktop, phone])
  test(`S19.7 a barrier is reported by the footer's link and asked about, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/partner');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Barriere melden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Barriere melden' })).toBeVisible();
    await expect(page.getByLabel('Auf welcher Seite oder in welchem Video?')).toHaveValue('/partner');
    expect(await findings(page)).toEqual([]);
    const send = page.getByRole('button', { name: 'Barriere melden' });
    await send.click();
    await expect(page.getByLabel('Was geht nicht?')).toBeFocused();
    await expect(page.getByLabel('Was geht nicht?')).toHaveAttribute('aria-invalid', 'true');
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Was geht nicht?').fill('Der Knopf hat keinen Namen.');
    // A submission that is as quick as a bot's has to be repeated.
    const receipt = page.getByRole('heading', { level: 1, name: 'Deine Meldung ist angekommen' });
    await expect(async () => {
      await send.click();
      await expect(receipt).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await findings(page)).toEqual([]);
    const number = /M(?:-[A-Z0-9]{4}){3}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
    await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
    await expect(page.getByLabel('Was geht nicht?'), 'what was sent is not kept').toHaveValue('');
    await page.getByLabel('Nummer der Meldung').fill(number);
    await page.getByRole('button', { name: 'Nachsehen' }).click();
    await expect(page.getByText('Eingegangen', { exact: true })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Unsere Antwort' })).toBeFocused();

    await atOffice(page, 'support');
    await page.goto('/backend/barrier');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText('Der Knopf hat keinen Namen.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Stand' }).click();
    await page.getByRole('option', { name: 'Abgelehnt' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Bitte begründe die Ablehnung.')).toBeVisible();
    await page.getByLabel('Antwort').fill('Den Knopf gibt es nicht mehr.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await expect(page.getByText('Erledigt', { exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
