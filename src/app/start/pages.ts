import { pagesIn } from '#ui/page.ts';
import type { SiteApi } from '../api.ts';
import type { LoadCall } from '#ui/page.ts';

/** Pages in the start chunk: the start page, the same under a video, and the error pages. */
export const pages = pagesIn<LoadCall<SiteApi>>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
