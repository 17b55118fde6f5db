import { shared } from './shared.ts';

const announced = shared({ text: '', turn: 0 });

/** Announces something to screen readers: 'X steht jetzt an Stelle 2.' */
export const announce = (text: string): void => announced.set({ text, turn: announced.get().turn + 1 });

/** The live region for announcements, mounted once by the shell. Repeated messages are announced again. */
export function Announcer() {
  const { text, turn } = announced.use();
  return (
    <output className="visually-hidden">
      <span key={turn}>{text}</span>
    </output>
  );
}
