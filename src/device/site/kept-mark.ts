/* A mark that there are films on the device (S13.7), so that nobody else loads the code for them or makes their database. */
const key = 'films.kept';

/** With blocked storage there are none. */
export function hasKeptMark(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Throws where storage is blocked: without the mark nobody would remove the films. */
export const setKeptMark = (): void => localStorage.setItem(key, '1');

export const removeKeptMark = (): void => localStorage.removeItem(key);
