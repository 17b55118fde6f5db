import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { barrierAddresses as at } from '#paths/barrier-api.ts';

/** The call of the page 'Barriere melden' (S19.7); reports are submitted as a form, which works without JavaScript. */
export const barrierEndpoints = {
  barrierForm: endpoint(at.barrierForm, {
    in: z.object({}),
    out: z.object({ data: z.object({ token: z.string().describe('Says, signed, when the form was made.') }) }),
    summary: 'What a form for reporting a barrier is sent with.',
  }),
};
