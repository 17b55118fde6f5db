import { soundFor, type Sound, type Tuning } from './tuning.ts';

/** A sound of a stream that the browser plays by itself; so far Safari alone shows them (HTML, section 4.8.11.10). */
type NativeSound = { readonly kind: string; readonly language?: string; readonly label?: string; enabled: boolean };
export type WithSounds = { readonly audioTracks?: ArrayLike<NativeSound> };

const described = new Set(['main-desc', 'descriptions']);

const tracksOf = ({ audioTracks }: WithSounds): readonly NativeSound[] => Array.from(audioTracks ?? []);

/** What there is to be heard. Without a sound that calls itself the film's own it is the first that describes nothing. */
export function soundsOf(element: WithSounds): Sound[] {
  const tracks = tracksOf(element);
  const main = tracks.find(({ kind }) => kind === 'main') ?? tracks.find(({ kind }) => !described.has(kind));
  return tracks.map((track) => ({
    lang: track.language ?? '',
    label: track.label ?? '',
    kind: track === main ? 'own' : described.has(track.kind) ? 'described' : 'dub',
  }));
}

/** Lets the wanted sound be heard. With nothing to choose from it stays as it is. */
export function chooseSound(element: WithSounds, tuning: Tuning): void {
  const sounds = tracksOf(element);
  const chosen = sounds[soundFor(soundsOf(element), tuning)];
  if (!chosen || chosen.enabled) return;
  for (const sound of sounds) sound.enabled = sound === chosen;
}
