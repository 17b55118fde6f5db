import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Clip } from '../../src/media/clips/contract.ts';
import { filmFile } from '../films.ts';
import { freeVideo } from '../world.ts';
import { findings } from './axe.ts';
import { test, visit, watchConsole } from './journey.ts';
import { logIn } from './member.ts';
import { atOffice } from './office.ts';
import { call } from './office-call.ts';
import { expectPlaying, layerOf, playAfterAddress, videoIn } from './player.ts';

/** Uploads a film through the office form. */
async function uploaded(page: Page): Promise<string> {
  const bytes = (await readFile(await filmFile('landscape'))).toString('base64');
  const { data } = await page.evaluate(async (film) => {
    await fetch('/auth/csrf-cookie');
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const form = new FormData();
    const whole = Uint8Array.from(atob(film), (letter) => letter.charCodeAt(0));
    form.append('files[]', new Blob([whole], { type: 'video/mp4' }), 'atmen.mp4');
    const headers = { 'x-xsrf-token': decodeURIComponent(token) };
    const answer = await fetch('/api/backend/file/upload', { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: { id: string }[] };
  }, bytes);
  const [file] = data;
  if (!file) throw new Error('What was uploaded is answered.');
  return file.id;
}

type One<Data> = { data: Data };

test('S10.7 an uploaded film becomes a clip, a video shows it, and readers watch it', async ({ page }) => {
  await visit(page, '/login');
  await logIn(page, { email: 'redaktion@example.org', password: 'sprechstunde-demo' });
  await expect(page).toHaveURL(/\/home/);
  const file = await uploaded(page);
  const { data: clip } = await call<One<Clip>>(page, '/api/backend/clip/create', { file, title: 'Atmen' });
  const now = (): Promise<One<Clip>> => call(page, `/api/backend/clip/get/${clip.id}`);
  await expect.poll(async () => (await now()).data.state, { timeout: 100_000 }).toBe('ready');

  const { data: found } = await call<One<{ id: string; shortid: string }[]>>(
    page,
    `/api/backend/video/list?perPage=200&q=${encodeURIComponent(freeVideo.title)}`,
  );
  const id = found.find(({ shortid }) => shortid === freeVideo.shortid)?.id;
  const { data: video } = await call<One<Record<string, unknown>>>(page, `/api/backend/video/get/${id}`);
  await call(page, '/api/backend/video/save', { ...video, clip: clip.id });

  try {
    await page.goto(`/watch/${freeVideo.shortid}`);
    await playAfterAddress(page);
    await expectPlaying(page);
    expect(await videoIn(page).evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(6);
    expect(await videoIn(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/);
  } finally {
    // Restores the video for other journeys.
    const { data: changed } = await call<One<Record<string, unknown>>>(page, `/api/backend/video/get/${id}`);
    await call(page, '/api/backend/video/save', { ...changed, clip: video.clip, poster: video.poster });
  }
});

/** Uploads a film in the chooser of a field and takes it. */
async function chooseFilm(field: Locator, name: string): Promise<void> {
  await field.getByRole('button', { name: 'Film aus Dateien wählen' }).click();
  const chooser = field.page().getByRole('dialog');
  await chooser
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.mp4`, mimeType: 'video/mp4', buffer: await readFile(await filmFile('landscape')) });
  await chooser
    .getByRole('listitem')
    .getByRole('button', { name: `${name}.mp4`, exact: true })
    .click();
}

test('S10.7 S10.5 S11.2 S11.6 a film is uploaded in the form of a new video, gets captions, chapters and a second sound, and readers find all', async ({
  page,
}) => {
  test.slow();
  // Uploads of an earlier attempt still exist.
  const [name, sound] = [`fenster-${test.info().retry}`, `beschrieben-${test.info().retry}.m4a`];
  const said = watchConsole(page);
  await visit(page, '/login');
  await logIn(page, { email: 'redaktion@example.org', password: 'sprechstunde-demo' });
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/backend/video/create');
  await page.getByLabel('Titel', { exact: true }).fill('Atmen am offenen Fenster');
  // The film in sign language is chosen alike.
  const chosen = page.getByRole('group', { name: 'Film', exact: true });
  await chooseFilm(chosen, name);
  const chooser = page.getByRole('dialog');
  const film = page.getByRole('region', { name: 'Film' });
  await expect(film.getByRole('progressbar', { name: 'Fortschritt des Films' })).toBeVisible();
  await expect(film.getByText(`${name}: Fertig`)).toBeVisible({ timeout: 100_000 });
  await expect(film.getByRole('radio', { name: 'Standbild 1' })).toBeVisible();

  await film.getByRole('button', { name: 'Zeile an dieser Stelle einfügen' }).click();
  await film.getByLabel('Ende von Zeile 1').fill('99:00');
  await film.getByLabel('Text von Zeile 1').fill('Und jetzt einatmen.');
  await film.getByRole('button', { name: 'Untertitel speichern' }).click();
  await expect(film.getByRole('alert'), 'a line that ends after the film').toBeVisible();
  await film.getByLabel('Ende von Zeile 1').fill('0:05');
  await film.getByRole('button', { name: 'Untertitel speichern' }).click();
  await expect(page.getByText('Die Untertitel sind gespeichert.')).toBeVisible();

  for (const [number, start, title] of [
    [1, '0:00', 'Ankommen'],
    [2, '99:00', 'Atmen'],
  ] as const) {
    await film.getByRole('button', { name: 'Kapitel an dieser Stelle einfügen' }).click();
    await film.getByRole('textbox', { name: `Titel von Kapitel ${number}`, exact: true }).fill(title);
    await film.getByLabel(`Beginn von Kapitel ${number}`).fill(start);
  }
  await film.getByRole('button', { name: 'Kapitel speichern' }).click();
  await expect(film.getByLabel('Beginn von Kapitel 2')).toHaveAccessibleDescription(/vor dem Ende des Videos/);
  await film.getByLabel('Beginn von Kapitel 2').fill('drei');
  await expect(film.getByRole('button', { name: 'Kapitel speichern' })).toBeDisabled();
  await film.getByLabel('Beginn von Kapitel 2').fill('0:03');
  await film.getByRole('button', { name: 'Kapitel speichern' }).click();
  await expect(page.getByText('Die Kapitel sind gespeichert.')).toBeVisible();

  const sounds = film.getByRole('region', { name: 'Weitere Tonspuren' });
  await expect(sounds.getByLabel('Name im Player')).toHaveValue('Deutsch mit Audiobeschreibung');
  await sounds.getByRole('button', { name: 'Tonspur aus Dateien wählen' }).press('Enter');
  await chooser
    .locator('input[type="file"]')
    .setInputFiles({ name: sound, mimeType: 'audio/mp4', buffer: await readFile(await filmFile('spoken')) });
  await chooser.getByRole('listitem').getByRole('button', { name: sound, exact: true }).press('Enter');
  await expect(sounds.getByText('zu hören')).toBeVisible();
  await sounds.getByLabel('Art der Tonspur').selectOption('dub');
  await sounds.getByLabel('Sprache der Tonspur').selectOption('en');
  await sounds.getByLabel('Name im Player').fill('English');
  await sounds.getByRole('button', { name: 'Tonspur aus Dateien wählen' }).press('Enter');
  await chooser.getByRole('listitem').getByRole('button', { name: sound, exact: true }).press('Enter');
  await expect(sounds.getByText('zu hören')).toHaveCount(2);
  const heard = film.getByLabel('Zu hören');
  await expect(heard.getByRole('option')).toHaveText(['Originalton', 'Deutsch mit Audiobeschreibung', 'English']);
  await heard.selectOption('Deutsch mit Audiobeschreibung');
  await expect(heard).toHaveValue('1');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page).toHaveURL(/\/backend\/video\/[\da-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    const { data: video } = await call<One<{ shortid: string; poster: string; color: string; processed: boolean }>>(
      page,
      `/api/backend/video/get/${id}`,
    );
    expect(video.poster).toMatch(/^\/storage\//);
    expect(video.processed).toBe(true);
    expect(video.color, 'as the poster has it').not.toBe('#d9dde3');
    await page.goto(`/watch/${video.shortid}`);
    await playAfterAddress(page);
    await expectPlaying(page);
    const layer = layerOf(page);
    await layer.getByRole('button', { name: 'Transkript' }).click();
    const transcript = layer.getByRole('region', { name: 'Transkript' });
    await expect(transcript.getByRole('button', { name: 'Und jetzt einatmen.' })).toBeVisible();
    await expect(layer.getByRole('button', { name: /^Kapitel: / })).toBeVisible();
    await layer.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(layer.getByRole('switch', { name: 'Audiobeschreibung' })).toBeVisible();
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    await layer.getByRole('radio', { name: 'English' }).check();
    await expect.poll(() => [...loaded].some((path) => /\/hls\/(?!\d+x).*\.mp4$/.test(path)), 'another sound').toBe(true);

    await page.goto(`/backend/video/${id}`);
    await film.getByLabel('Text von Zeile 1').fill('Und jetzt ausatmen.');
    await film.getByRole('button', { name: 'Untertitel speichern' }).click();
    await expect(page.getByText('Die Untertitel sind gespeichert.')).toBeVisible();
    await sounds.getByRole('button', { name: 'Tonspur entfernen: Deutsch mit Audiobeschreibung' }).press('Enter');
    await expect(page.getByText('Die Tonspur ist entfernt.')).toBeVisible();
    await page.goto(`/watch/${video.shortid}`);
    await playAfterAddress(page);
    await layer.getByRole('button', { name: 'Transkript' }).click();
    await expect(transcript.getByRole('button', { name: 'Und jetzt ausatmen.' })).toBeVisible();
  } finally {
    await call(page, '/api/backend/video/delete', { id });
  }
  // The rejected input causes a 422, which the browser logs.
  expect(said.filter((line) => !line.includes('422'))).toEqual([]);
});

/** Nothing is known of a film but that it waits, until the answer is called: as on a server that is busy with others. */
async function holdBack(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route(/\/api\/backend\/clip\/events/, async (route) => {
    if (!isHeld) return route.continue();
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    const clip = await page.request.get(`/api/backend/clip/get/${id}`);
    const { data } = (await clip.json()) as One<Clip>;
    const waiting = { ...data, state: 'waiting', progress: 0, step: null, stream: null, posters: [], variants: [] };
    const body = `retry: 200\nevent: clip\ndata: ${JSON.stringify(waiting)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  return () => {
    isHeld = false;
  };
}

test('S10.7 a film that is still being converted stays with its video when this is saved for the first time, or left', async ({
  page,
}) => {
  const name = `warten-${test.info().retry}`;
  await atOffice(page, 'redaktion');
  await page.goto('/backend/video/create');
  const release = await holdBack(page);
  await page.getByLabel('Titel', { exact: true }).fill('Warten auf den Film');
  const field = page.getByRole('group', { name: 'Film', exact: true });
  await chooseFilm(field, name);
  const waiting = field.getByText(`${name}: Wartet`);
  await expect(waiting).toBeVisible();

  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/backend\/video\/[\da-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    // The address changes before the form.
    await expect(page.getByRole('heading', { level: 1, name: 'Video: Warten auf den Film' })).toBeVisible();
    await expect(waiting, 'after the first save').toBeVisible();
    await page.goto('/backend/video/create');
    await expect(field.getByText('Noch kein Film.'), 'it is no other video’s film').toBeVisible();
    await page.goto(`/backend/video/${id}`);
    await expect(waiting, 'when the editor is back').toBeVisible();

    release();
    await expect(field.getByText(`${name}: Fertig`)).toBeVisible({ timeout: 100_000 });
    // What is wrong in a file is said line by line.
    const chooser = field.locator('input[accept=".vtt,.srt"]');
    const wrong = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nEins\n\n2\n00:00:02 -> 00:00:03\nZwei\n');
    await chooser.setInputFiles({ name: 'falsch.srt', mimeType: 'application/x-subrip', buffer: wrong });
    await expect(field.getByText('Zeile 6: Hier fehlt eine gültige Zeit wie 00:01:02.500 --> 00:01:05.000.')).toBeVisible();
    // As older subtitle programs on Windows write it.
    const captions = Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\nSch\xf6ne Gr\xfc\xdfe\r\n', 'latin1');
    await chooser.setInputFiles({ name: 'alt.srt', mimeType: 'application/x-subrip', buffer: captions });
    await expect(field.getByLabel('Text von Zeile 1')).toHaveValue('Schöne Grüße');
    await expect(field.getByText(/^Zeile 6/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    // The captions are saved first, and say so.
    const filmOf = async (): Promise<string | null> =>
      (await call<One<{ clip: string | null }>>(page, `/api/backend/video/get/${id}`)).data.clip;
    await expect.poll(filmOf).not.toBeNull();
    const { data: clip } = await call<One<Clip>>(page, `/api/backend/clip/get/${await filmOf()}`);
    expect(clip.title).toBe(name);
  } finally {
    await call(page, '/api/backend/video/delete', { id });
  }
});
