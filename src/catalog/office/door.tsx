import type { Screen } from '#desk/office/door.tsx';
import { contentScreens } from './content-screens.ts';
import { siteScreens } from './site-screens.ts';

/** The catalogue's screens in the back office. */
export const catalogScreens: readonly Screen[] = [...contentScreens, ...siteScreens];
