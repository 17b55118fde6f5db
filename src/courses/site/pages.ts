import type { CatalogCall } from '#catalog/site/door.tsx';
import { pagesIn } from '#ui/page.ts';

export const pages = pagesIn<CatalogCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
