import { beforeAll } from 'vitest';
import { englishReady } from '#kit/bilingual.ts';

// Pages are rendered in both languages; the app waits for the texts in its loaders.
beforeAll(englishReady);
