import { complaintOf } from '../form-answer.ts';
import type { FormTexts } from '../form-texts.ts';
import type { Outcome } from './transfer.ts';

/** How an upload ended, in the reader's words (S8.9); a refusal in the server's own, where it has some. */
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
