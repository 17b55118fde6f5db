import { pagesIn } from '#ui/page.ts';
import type { HomeCall } from './home.page.tsx';

/** Those that the app draws from several rooms. */
export const pages = pagesIn<HomeCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
