/**
 * A line of the engine's log (`log_line_prefix` is PostgreSQL's default, '%m [%p] '). Further lines of the same message begin
 * with a tab, and so do not match.
 */
const logged = /^[\d-]+ [\d:.]+ \S+ \[\d+\] ([A-Z]+): +(.*)$/;

/** Errors of the file system, as PostgreSQL words them: `could not extend file "base/5/1259": No space left on device`. */
const fromFiles = /^could not .*: (?:No space left on device|Read-only file system|I\/O error)\.?$/;

/**
 * The message of an engine that is in an undefined state although it would continue and even commit; else null. The log repeats
 * values that users entered (`DETAIL:  Key (email)=(…)`), so words count only where the engine itself speaks.
 */
export function faultIn(line: string): string | null {
  const [, severity = '', message = ''] = logged.exec(line) ?? [];
  if (severity === 'PANIC' || severity === 'FATAL') return message;
  return ['ERROR', 'LOG', 'WARNING'].includes(severity) && fromFiles.test(message) ? message : null;
}
