/** Codes to try in the demo (S14.5). They are published, so they are worth nothing anywhere else. */
import type { DemoCode } from '../shapes.ts';

export const codes: readonly DemoCode[] = [
  { code: 'GUTSCHEIN-10', kind: 'discount', percent: 10 },
  { code: 'FUENF-EURO', kind: 'discount', valueCents: 500 },
  // Used up: no uses are left.
  { code: 'VERBRAUCHT', kind: 'discount', percent: 10, maxUses: 0 },
  { code: 'ABGELAUFEN', kind: 'discount', percent: 20, endsInDays: -1 },
  { code: 'KURS-GESCHENKT', kind: 'single', coaching: 'ruhe7', maxUses: 100 },
  { code: 'GUTHABEN-30', kind: 'multi', valueCents: 3000 },
];
