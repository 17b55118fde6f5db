import type { FastifyInstance } from 'fastify';

/** Maximum size of a body in bytes, unless a call takes long texts: parsing blocks everybody else. */
export const usualBody = 64 * 1024;
export const longBody = 1024 * 1024;

/** Maximum depth: more than any input of ours, and far from a stack overflow by recursion. */
const deepest = 32;
/** Maximum number of values: the longest lists have some thousands of ids. */
const mostValues = 20_000;

const bracket = {
  open: new Set(['{', '['].map((sign) => sign.charCodeAt(0))),
  close: new Set(['}', ']'].map((sign) => sign.charCodeAt(0))),
};
const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));

/** Whether JSON is within these limits; scans its characters before it is parsed. */
function isModest(json: string): boolean {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (sign === comma) values += 1;
    else if (bracket.open.has(sign)) depth += 1;
    else if (bracket.close.has(sign)) depth -= 1;
    if (depth > deepest || values > mostValues) return false;
  }
  return true;
}

/** Limits the depth and number of values of JSON bodies before they are parsed. */
export function boundBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isModest(String(body))) return void read(request, String(body), done);
    done(Object.assign(new Error('JSON of too many parts.'), { statusCode: 413 }));
  });
}
