import { pagesIn } from '#ui/page.ts';
import type { BarrierCall } from './barrier-call.ts';

export const pages = pagesIn<BarrierCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
