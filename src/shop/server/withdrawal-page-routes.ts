import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import { pageLinks } from '#paths/routes.ts';
import { WithdrawalForm } from '../contract.ts';
import { formKeyField, formKeyPattern } from '../rules.ts';
import { errorTexts } from '../withdrawal-errors.ts';
import { firstVisit, problemsIn, trimmed, type Declaration, type WithdrawalVisit } from '../withdrawal-rules.ts';
import { withdrawalTexts } from '../withdrawal-texts.ts';
import type { ShopPageParts } from './parts.ts';
import { withdrawalHandlers } from './withdrawal.ts';

/** A form of 2,000 percent-encoded characters (`%F0%9F…`) and more. */
const largestForm = 32 * 1024;

/**
 * Whether the browser reports a cross-site submission: then nothing is done, and the form is shown instead. There is no session
 * to misuse, but nobody should declare something without having read it.
 */
function isForeign({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== new URL(baseUrl).origin;
}

/** S14.3, S17.1: the page 'Vertrag widerrufen' without JavaScript. Each step is submitted to the page's own address. */
export function withdrawalPageRoutes(app: FastifyInstance, parts: ShopPageParts): void {
  const { withdraw } = withdrawalHandlers(parts);

  /** The outcome of a form, and the status of its page. */
  async function take(
    form: URLSearchParams,
    context: CallContext,
    isTheirs: boolean,
  ): Promise<[status: number, WithdrawalVisit]> {
    const t = withdrawalTexts[context.locale];
    const field = (name: keyof Declaration): string => form.get(name) ?? '';
    const values = trimmed({ name: field('name'), email: field('email'), order: field('order'), message: field('message') });
    const given = form.get(formKeyField) ?? '';
    const formKey = formKeyPattern.test(given) ? given : randomUUID();
    const visit = { ...firstVisit(''), values, formKey };
    const step = form.get('step');
    if (step === 'edit') return [200, visit];
    const errors = errorTexts(problemsIn(values), t);
    if (Object.keys(errors).length > 0) return [422, { ...visit, errors, trouble: t.errors.check }];
    if (step !== 'confirm') return [200, { ...visit, step: 'check' }];
    if (!isTheirs) return [403, { ...visit, step: 'check', trouble: t.errors.foreign }];
    const read = WithdrawalForm.safeParse({ ...values, [formKeyField]: formKey });
    // The call takes fewer addresses than the rules do.
    const answer = read.success ? await withdraw(read.data, context) : null;
    if (answer?.ok === false && answer.code === 'too-many') return [429, { ...visit, step: 'check', trouble: t.errors.tooMany }];
    if (!answer?.ok) return [422, { ...visit, errors: { email: [t.errors.email] }, trouble: t.errors.check }];
    const { number, declared_at: declaredAt } = answer.value.data;
    return [200, { ...visit, step: 'done', receipt: { number, declaredAt } }];
  }

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const locale of ['de', 'en'] as const) {
      const path = pageLinks(locale, parts.presenterSlug)('shop.withdrawal');
      forms.post(path, { schema: { hide: true } }, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const [status, visit] = await take(form, parts.contextOf(request, reply, locale), !isForeign(request, parts.baseUrl));
        return parts.sendForm(request, reply, { path, locale, status, sent: { withdrawal: visit } });
      });
    }
  });
}
