import { createHash } from 'node:crypto';
import type { ProvidedIdentity } from '#accounts/rules.ts';

type Driver = ProvidedIdentity['driver'];

/** An identity of the stand-in; invented, like the demo's other people. */
export type DemoIdentity = { readonly name: string; readonly surname: string; readonly email: string | null };

/** Two per provider. Facebook accounts may lack an e-mail address, which is handled separately (see `signInOf`). */
export const demoIdentities: Readonly<Record<Driver, readonly DemoIdentity[]>> = {
  google: [
    { name: 'Mara', surname: 'Beispiel', email: 'mara.beispiel@example.org' },
    { name: 'Jonas', surname: 'Probe', email: 'jonas.probe@example.org' },
  ],
  facebook: [
    { name: 'Lena', surname: 'Entwurf', email: 'lena.entwurf@example.org' },
    { name: 'Timo', surname: 'Versuch', email: null },
  ],
};

/** An identity for a typed address, without a name. */
export const identityOf = (email: string): DemoIdentity => ({ name: email.replace(/@.*$/s, ''), surname: '', email });

/** The id is stable across restarts, so that a second sign-in finds the member. */
export const subjectOf = (driver: Driver, { name, surname, email }: DemoIdentity): string =>
  createHash('sha256')
    .update(`${driver} ${email ?? `${name} ${surname}`}`)
    .digest('hex')
    .slice(0, 24);

type Known = { readonly email: string; readonly ssoDriver: Driver | null; readonly ssoSubject: string | null };

/** Whether a member signed in by the stand-in, which verifies nobody. */
export const isOfStandIn = ({ email, ssoDriver, ssoSubject }: Known): boolean =>
  ssoDriver !== null &&
  [identityOf(email), ...demoIdentities[ssoDriver]].some((identity) => subjectOf(ssoDriver, identity) === ssoSubject);
