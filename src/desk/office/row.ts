import type { Row } from '../contract.ts';

/** A row of a list, with the columns of its entity. */
export type ListRow = Row & Readonly<Record<string, unknown>>;
