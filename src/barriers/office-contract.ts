import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { barrierOfficeAddresses as at } from '#paths/barrier-api.ts';
import { barrierStates, mostOfAnswer } from './rules.ts';

const id = z.uuid().toLowerCase();
const instant = z.iso.datetime();
const State = z.enum(barrierStates);
const guard = ['editor', 'support'] as const;

/** A barrier report as the team handles it (S19.7). */
export const BarrierRecord = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  state: State,
  page: z.string(),
  problem: z.string(),
  help: z.string(),
  email: z.string().nullable(),
  answer: z.string().describe('The reason where it is declined; whoever knows the number reads it.'),
  received_at: instant,
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  closed_at: instant.nullable(),
});
export type BarrierRecord = z.output<typeof BarrierRecord>;

/** The office's calls about barrier reports. */
export const barrierOfficeEndpoints = {
  listBarriers: endpoint(at.listBarriers, {
    in: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      state: State.optional(),
      q: z.string().max(200).optional(),
    }),
    out: z.object({ data: z.array(BarrierRecord), total: z.int() }),
    guard,
    summary: 'Reported barriers: open ones first, by the day on which they are due.',
  }),
  getBarrier: endpoint(at.getBarrier, {
    in: z.object({ id }),
    out: z.object({ data: BarrierRecord }),
    guard,
    summary: 'One reported barrier.',
  }),
  handleBarrier: endpoint(at.handleBarrier, {
    in: z.object({
      id,
      version: z.int(),
      state: State,
      answer: z.string().trim().max(mostOfAnswer).default(''),
      mail: z.boolean().default(false).describe('Sends the answer to the address that was left.'),
      form_key: z.uuid().optional().describe('Of the form: sent again with the same one, it is done once.'),
    }),
    out: z.object({ data: BarrierRecord }),
    guard,
    summary: 'Says where a reported barrier stands, with an answer. 409 where somebody did so meanwhile.',
  }),
};
