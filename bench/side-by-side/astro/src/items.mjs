import items from '../content/items.json';

export { items };
