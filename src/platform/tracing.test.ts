import { expect, test } from 'vitest';
import { spanOfHeader, startSpan } from './tracing.ts';

test('S18.4 where nobody collects traces there is no span', () => {
  expect(startSpan('anything', { kind: 'internal' })).toBeUndefined();
});

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

test.each<[unknown, object | undefined]>([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId }],
  [`00-${'0'.repeat(32)}-${spanId}-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`00-${traceId}-${spanId}`, undefined],
  [`x'; drop table users`, undefined],
  [[`00-${traceId}-${spanId}-01`], undefined],
  [undefined, undefined],
])('S18.4 a traceparent of %j is read as W3C Trace Context has it', (header, expected) => {
  expect(spanOfHeader(header)).toEqual(expected);
});
