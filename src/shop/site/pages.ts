import { pagesIn } from '#ui/page.ts';
import type { ShopCall } from './shop-call.tsx';

export const pages = pagesIn<ShopCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
