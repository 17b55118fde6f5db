/** The patterns of route parameters (S5.8). Anything else is a 404, in pages and calls alike. */
export const shortidPattern = /^[A-Za-z0-9_-]{3,10}$/;
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** Slugs and categories: lower case with hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** `YYYYMM`; more digits are accepted as in the original and find nothing. */
export const monthPattern = /^\d{6,12}$/;
/** A file of an asset: a plain name, never a path. */
export const fileNamePattern = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/;
