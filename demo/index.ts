/**
 * The demo's entry point: its modules are loaded lazily, since a start outside the demo also imports it to look for demo data.
 */
import type { Demo } from '#app/server/demo.ts';

export const demo: Demo = {
  fill: async (parts) => (await import('./fill/fill.ts')).fill(parts),
  letIn: async (parts, shop) => (await import('./fill/fill.ts')).letIn(parts, shop),
  payments: async (parts) => (await import('./stand-ins/payments/open.ts')).openPayments(parts),
  signIn: async (app, parts) => (await import('./stand-ins/identity/open.ts')).openProviders(app, parts),
  findLeft: async (db) => (await import('./left.ts')).findLeft(db),
  end: async (parts) => (await import('./left.ts')).end(parts),
};
