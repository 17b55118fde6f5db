import { pagesIn } from '#ui/page.ts';
import type { HomeCall } from './home.page.tsx';

/** Pages that combine several rooms. */
export const pages = pagesIn<HomeCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
