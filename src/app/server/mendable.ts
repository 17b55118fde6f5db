import { ConfigError } from '#platform/config.ts';
import { DataFolderError } from '#platform/data-folder.ts';
import { DatabaseError } from '#platform/database.ts';

/** What the person who starts a program can mend is said in one line; anything else with its stack. */
export const isMendable = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DataFolderError || error instanceof DatabaseError;
