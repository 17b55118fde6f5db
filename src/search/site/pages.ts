import { pagesIn } from '#ui/page.ts';
import type { SearchPageCall } from './search.page.tsx';

export const pages = pagesIn<SearchPageCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
