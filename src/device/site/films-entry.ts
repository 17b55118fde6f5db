import { freeBytes, isWhole, type KeptFilm, sizeIn } from '../film-rules.ts';
import { filmsTexts } from '../films-texts.ts';
import { readFilm, removeAllFilms, removeFilms } from './film-store.ts';
import { renewFilms } from './keep-film.ts';

/*
 * The script of the page with the films on the device (S13.7). It needs nothing of the site's own scripts, since those are not
 * there without a connection.
 */
const t = filmsTexts[document.documentElement.lang === 'en' ? 'en' : 'de'];

type Child = Node | string;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

function button(word: string, label: string, press: () => void, kind = ''): HTMLButtonElement {
  const element = make('button', { type: 'button', 'aria-label': label, class: kind }, word);
  element.addEventListener('click', press);
  return element;
}

/** The film with the browser's own controls; its addresses go with it. */
async function play({ video, title, captions }: KeptFilm, place: HTMLElement): Promise<void> {
  const addressOf = (content: Blob): string => URL.createObjectURL(content);
  const player = make('video', { controls: '', playsinline: '', 'aria-label': title, src: addressOf(await readFilm(video)) });
  for (const { lang, label, text } of captions)
    player.append(
      make('track', { kind: 'captions', srclang: lang, label, src: addressOf(new Blob([text], { type: 'text/vtt' })) }),
    );
  place.replaceChildren(player);
  player.focus();
  // Blocked autoplay: the controls are there.
  await player.play().catch(() => {});
}

function itemOf(film: KeptFilm): HTMLLIElement {
  const { title, course, bytes, until, video } = film;
  const place = make('div', { class: 'buttons' });
  const facts = [course, sizeIn(bytes, t.language), isWhole(film) ? t.until(new Date(until)) : t.unfinished];
  if (isWhole(film)) place.append(button(t.playWord, t.play(title), () => void play(film, place).catch(fail)));
  const remove = (): void => void removeFilms([video]).then(show).catch(fail);
  return make(
    'li',
    {},
    make('h2', {}, title),
    make('p', {}, facts.filter(Boolean).join(' · ')),
    place,
    button(t.removeWord, t.remove(title), remove, 'quiet'),
  );
}

const box = document.querySelector('#films');

function fail(error: unknown): void {
  console.info('The films on this device cannot be had.', error);
  box?.replaceChildren(make('p', { role: 'alert' }, t.trouble));
}

async function spaceNow(films: readonly KeptFilm[]): Promise<string> {
  const used = films.reduce((sum, { loaded }) => sum + loaded, 0);
  const free = freeBytes((await navigator.storage?.estimate?.().catch(() => ({}))) ?? {});
  return t.space(sizeIn(used, t.language), free === null ? null : sizeIn(free, t.language));
}

/** Draws what may still be played. */
async function show(): Promise<void> {
  const films = await renewFilms();
  if (films.length === 0) {
    box?.replaceChildren(make('p', {}, t.none), make('p', {}, t.noneHint));
    return;
  }
  box?.replaceChildren(
    make('p', {}, t.intro),
    make('ul', { class: 'films' }, ...films.map(itemOf)),
    make('p', {}, await spaceNow(films)),
    make('p', {}, t.untilHint),
    button(t.removeAll, t.removeAll, () => void removeAllFilms().then(show).catch(fail), 'quiet'),
  );
}

show().catch(fail);
