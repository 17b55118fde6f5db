import { shared } from './shared.ts';

const announced = shared({ text: '', turn: 0 });

/** Says something to those who do not see what happened: 'X steht jetzt an Stelle 2.' */
export const announce = (text: string): void => announced.set({ text, turn: announced.get().turn + 1 });

/** The one live region for it, mounted once by the shell. The same words twice are said twice. */
export function Announcer() {
  const { text, turn } = announced.use();
  return (
    <output className="visually-hidden">
      <span key={turn}>{text}</span>
    </output>
  );
}
