import { ConfigError, type Config } from '#platform/config.ts';

/** Throws if the library is needed and missing: production installs do not have it (`npm ci --omit=dev`). */
export function expectLibrary({ google, facebook }: Pick<Config, 'google' | 'facebook'>): void {
  if (google !== 'stand-in' && facebook !== 'stand-in') return;
  try {
    import.meta.resolve('oidc-provider');
  } catch (error) {
    throw new ConfigError(
      'DEMO is on, but this installation has no package `oidc-provider`, which the demo signs members in with. Install all packages with: npm ci, or set DEMO=off.',
      { cause: error },
    );
  }
}
