import { pagesIn } from '#ui/page.ts';
import type { CatalogCall } from '../catalog-call.ts';

export const pages = pagesIn<CatalogCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
