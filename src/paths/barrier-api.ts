import type { Address } from '#kit/endpoint.ts';

/** The calls about reported barriers (S19.7): the form's own, and the office's. */
export const barrierAddresses = {
  barrierForm: 'GET /api/barrier/form',
} as const satisfies Record<string, Address>;

export const barrierOfficeAddresses = {
  listBarriers: 'GET /api/backend/barrier/list',
  getBarrier: 'GET /api/backend/barrier/get/:id',
  handleBarrier: 'POST /api/backend/barrier/handle',
} as const satisfies Record<string, Address>;
