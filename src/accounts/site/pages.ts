import { pagesIn } from '#ui/page.ts';
import type { MemberCall } from './member-page.tsx';

export const pages = pagesIn<MemberCall>(import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' }));
