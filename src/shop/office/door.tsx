import { screenOf, type Screen } from '#desk/office/door.tsx';
import { coupon } from '../entities/coupon.ts';
import { product } from '../entities/product.ts';
import { CodeActions, orderScreens } from './order-screens.tsx';

const listed = { group: 'shop', isOrdered: true, hasNoPreview: true } as const;

/** The shop's screens in the back office. */
export const shopScreens: readonly Screen[] = [
  ...orderScreens,
  screenOf(product, listed),
  screenOf(coupon, { ...listed, listActions: CodeActions }),
];
