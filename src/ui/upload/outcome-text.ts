import { complaintOf } from '../form-answer.ts';
import type { FormTexts } from '../form-texts.ts';
import type { Outcome } from './transfer.ts';

/** The message for an upload's outcome (S8.9); for a refusal the server's own if there is one. */
export function outcomeText(outcome: Exclude<Outcome<unknown>, { kind: 'sent' }>, { upload }: FormTexts): string {
  switch (outcome.kind) {
    case 'cancelled':
      return upload.cancelled;
    case 'stalled':
      return upload.stalled(outcome.seconds);
    case 'failed':
      return upload.failed;
    case 'refused': {
      const { message, errors } = complaintOf(outcome.failure);
      return Object.values(errors).flat().join(' ') || message || upload.failed;
    }
  }
}
