import fc from 'fast-check';

/** Input that no form produces: wrong types, far too long texts, unusual Unicode, numbers out of a column's range. */
export const oddInput = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '１２３',
    'ß'.repeat(5000),
    '😀'.repeat(260),
    "' or 1=1 --",
  ),
  fc.constantFrom<unknown>([], {}, [['x']], { toString: 'x' }, { $ne: null }, -0, 1e308, 2 ** 31, 2 ** 53, true, null),
);
