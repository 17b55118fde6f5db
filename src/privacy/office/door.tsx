import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { registerTexts } from '../register-texts.ts';

const RegisterPage = lazy(async () => ({ default: (await import('./register-page.tsx')).RegisterPage }));

/** The register of processing, for admins. */
export const privacyScreens: readonly Screen[] = [
  {
    kind: 'page',
    group: 'system',
    path: 'processing',
    roles: [],
    name: { de: registerTexts.de.one, en: registerTexts.en.one },
    page: RegisterPage,
  },
];
