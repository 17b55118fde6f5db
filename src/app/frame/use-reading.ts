import { useCallback, useEffect, useRef, useState } from 'react';
import { sentencesIn, voiceFor, type Spoken } from './reading.ts';

/** `missing`: the device has no voice of its own for the page's language. */
export type ReadingState = 'idle' | 'reading' | 'paused' | 'missing';

const highlight = 'read-aloud';

function show(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(highlight, new Highlight(range));
  else CSS.highlights.delete(highlight);
}

/** Some browsers know their voices only a moment later. */
async function voicesReady(synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const known = synthesis.getVoices();
  if (known.length > 0) return known;
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(done, 1000);
    synthesis.addEventListener('voiceschanged', done);
  });
}

function bringIntoView({ startContainer }: Range): void {
  startContainer.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Reads the main part of the page aloud, sentence by sentence, with a voice of the device (S19.5); the sentence is highlighted. It
 * ends with its component.
 */
export function useReading(main: () => Element | null) {
  const [state, setState] = useState<ReadingState>('idle');
  // Counts up with each start and stop, so that what an earlier one still says is ignored.
  const turn = useRef(0);

  const stop = useCallback((): void => {
    turn.current += 1;
    show(null);
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    setState('idle');
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async (): Promise<void> => {
    const root = main();
    if (!root) return;
    turn.current += 1;
    const own = turn.current;
    const lang = document.documentElement.lang.slice(0, 2);
    const voices = 'speechSynthesis' in globalThis ? await voicesReady(speechSynthesis) : [];
    if (own !== turn.current) return;
    const usual = voiceFor(voices, lang);
    if (!usual) {
      setState('missing');
      return;
    }
    const sentences = sentencesIn(root, lang);
    speechSynthesis.cancel();
    setState('reading');
    const say = (at: number): void => {
      if (own !== turn.current) return;
      const sentence: Spoken | undefined = sentences[at];
      if (!sentence) {
        stop();
        return;
      }
      const words = new SpeechSynthesisUtterance(sentence.text);
      words.voice = voiceFor(voices, sentence.lang) ?? usual;
      words.lang = words.voice.lang;
      words.rate = 0.95;
      const next = (): void => say(at + 1);
      words.addEventListener('end', next);
      // A sentence that cannot be spoken is passed over; one that was cancelled belongs to an earlier turn.
      words.addEventListener('error', next);
      show(sentence.range);
      bringIntoView(sentence.range);
      speechSynthesis.speak(words);
    };
    say(0);
  }, [main, stop]);

  const toggle = (): void => {
    if (state === 'reading') {
      speechSynthesis.pause();
      setState('paused');
    } else if (state === 'paused') {
      speechSynthesis.resume();
      setState('reading');
    } else void start();
  };
  return { state, toggle, stop };
}
