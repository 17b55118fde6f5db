import { MendableError } from './mendable-error.ts';

/** An invalid setting. The message is one line that names it (S18.2). */
export class ConfigError extends MendableError {
  override readonly name = 'ConfigError';
}
