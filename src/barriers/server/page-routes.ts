import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import { pageLinks } from '#paths/routes.ts';
import type { SendForm, WebServices } from '#platform/services.ts';
import { barrierTexts, type BarrierTexts } from '../page-texts.ts';
import {
  firstVisit,
  numberIn,
  paceOf,
  problemsIn,
  trimmed,
  type BarrierVisit,
  type FieldProblem,
  type Report,
} from '../rules.ts';
import { formToken, madeAt } from './form-token.ts';
import type { BarrierParts } from './parts.ts';
import { askByNumber, takeReport } from './report.ts';

/** A form of 13,000 percent-encoded characters of nine bytes each (`%E2%82%AC`). */
const largestForm = 128 * 1024;

type PageParts = BarrierParts &
  Pick<WebServices, 'contextOf'> & { readonly sendForm: SendForm<{ readonly barrier: BarrierVisit }> };

/** Whether the browser reports a cross-site submission. */
function isForeign({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== new URL(baseUrl).origin;
}

const textOf = (problem: FieldProblem, { errors }: BarrierTexts): string =>
  problem.kind === 'long' ? errors.long(problem.most) : errors[problem.kind];

/**
 * S19.7: the form of the page 'Barriere melden', with and without JavaScript. A submission that looks like a robot's (immediate,
 * or with the hidden field filled in) gets the form back with its input, to be submitted once more: no puzzle (WCAG 3.3.8), and
 * no report is lost.
 */
export function barrierPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { clock, key } = parts;

  async function ask(number: string, visit: BarrierVisit, context: CallContext): Promise<[number, BarrierVisit]> {
    const t = barrierTexts[context.locale];
    const known = numberIn(number);
    const found = known === null ? null : await askByNumber(parts, known, context);
    if (found && !found.ok) return [429, { ...visit, trouble: t.errors.tooMany }];
    if (!found?.value) return [422, { ...visit, errors: { number: t.ask.unknown } }];
    return [200, { ...visit, standing: found.value }];
  }

  /** The outcome of a form, and the status of its page. */
  async function take(form: URLSearchParams, context: CallContext, isTheirs: boolean): Promise<[number, BarrierVisit]> {
    const t = barrierTexts[context.locale];
    const now = clock.now();
    const field = (name: string): string => form.get(name) ?? '';
    const given = field('token');
    const pace = paceOf(madeAt(key, given), now);
    const token = pace === 'stale' ? formToken(key, now) : given;
    if (field('step') === 'ask') return ask(field('number'), firstVisit(token), context);
    const report: Report = trimmed({
      page: field('page'),
      problem: field('problem'),
      help: field('help'),
      email: field('email'),
    });
    const visit = { ...firstVisit(token), values: report };
    const problems = Object.entries(problemsIn(report)).map(([name, problem]) => [name, textOf(problem, t)]);
    if (problems.length > 0) return [422, { ...visit, errors: Object.fromEntries(problems), trouble: t.errors.check }];
    if (!isTheirs) return [403, { ...visit, trouble: t.errors.foreign }];
    if (pace !== 'human' || field('website') !== '') return [422, { ...visit, trouble: t.errors.robot }];
    const taken = await takeReport(parts, { token, report }, context);
    return taken.ok ? [200, { ...visit, receipt: taken.value }] : [429, { ...visit, trouble: t.errors.tooMany }];
  }

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const locale of ['de', 'en'] as const) {
      const path = pageLinks(locale, parts.presenterSlug)('meta.barrier');
      forms.post(path, { schema: { hide: true }, bodyLimit: largestForm }, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const [status, visit] = await take(form, parts.contextOf(request, reply, locale), !isForeign(request, parts.baseUrl));
        return parts.sendForm(request, reply, { path, locale, status, sent: { barrier: visit } });
      });
    }
  });
}
