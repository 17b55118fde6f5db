/** The sounds of a stream that the browser plays by itself; so far Safari alone shows them (HTML, section 4.8.11.10). */
type Sound = { readonly kind: string; enabled: boolean };
export type WithSounds = { readonly audioTracks?: ArrayLike<Sound> };

const described = new Set(['main-desc', 'descriptions']);

const soundsOf = ({ audioTracks }: WithSounds): readonly Sound[] => Array.from(audioTracks ?? []);

/** Whether one of the sounds also tells what is to be seen (S11.6). */
export const hasDescribedSound = (element: WithSounds): boolean => soundsOf(element).some(({ kind }) => described.has(kind));

/** Lets one sound be heard: that with description or the first without. With nothing to choose from it stays as it is. */
export function chooseSound(element: WithSounds, wantsDescription: boolean): void {
  const sounds = soundsOf(element);
  const chosen = sounds.find(({ kind }) => described.has(kind) === wantsDescription);
  if (!chosen || chosen.enabled) return;
  for (const sound of sounds) sound.enabled = sound === chosen;
}
