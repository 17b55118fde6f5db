import items from '../content/items.json';

/** Read once by the build: all pages are made then. */
export { items };
