/** Splits a migration file into statements, as drizzle-kit separates them. */
export const statementsOf = (text: string): string[] =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter(Boolean);

/** Statements that remove or restrict what servers of the previous version still read or write. */
const contracting: readonly RegExp[] = [
  /^drop\s+(?:table|column|schema|type|index\s+concurrently)\b/i,
  /\bdrop\s+column\b/i,
  /\brename\s+(?:to|column|constraint)\b/i,
  /\brename\s+"?\w+"?\s+to\b/i,
  /\balter\s+column\b[^;]*\bset\s+not\s+null\b/i,
  /\balter\s+column\b[^;]*\b(?:set\s+data\s+)?type\b/i,
  /\balter\s+column\b[^;]*\bdrop\s+default\b/i,
  /\badd\s+column\b(?![^;]*\b(?:default|generated)\b)[^;]*\bnot\s+null\b/i,
  /\badd\s+constraint\b/i,
  /^alter\s+table\b[^;]*\bset\s+schema\b/i,
  /^create\s+unique\s+index\b/i,
  /^(?:delete|truncate)\b/i,
];

/** Tables created by the same migration may be constrained freely. */
const tableIn = (statement: string): string | undefined =>
  /(?:alter table(?: if exists| only)*|create unique index [^;]*? on)\s+((?:"[^"]+"\.)?"?\w+"?)/i.exec(statement)?.[1];
const bare = (name: string): string => name.replaceAll('"', '').replace(/^public\./, '');

/**
 * The contracting statements of a migration, which running servers of the previous version would not survive. A dropped view
 * counts unless the same migration creates it again. Pure.
 */
export function contractSteps(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(
    statements.flatMap((one) => /^create table(?: if not exists)?\s+((?:"[^"]+"\.)?"?\w+"?)/i.exec(one)?.[1] ?? []).map(bare),
  );
  const madeViews = new Set(statements.flatMap((one) => /^create(?: or replace)? view\s+(\S+)/i.exec(one)?.[1] ?? []).map(bare));
  return statements.filter((statement) => {
    const plain = statement.replaceAll(/^\s*--.*$/gm, '').trim();
    const view = /^drop view(?: if exists)?\s+(\S+)/i.exec(plain)?.[1];
    if (view !== undefined) return !madeViews.has(bare(view));
    const table = tableIn(plain);
    if (table !== undefined && made.has(bare(table))) return false;
    return contracting.some((pattern) => pattern.test(plain));
  });
}

/** A short description of a statement, for an operator who is about to upgrade. */
export function summaryOf(statement: string): string {
  const plain = statement
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found =
    /^(?:create (?:table|(?:unique )?index|(?:or replace )?view|schema|type)(?: if not exists)?|drop \w+(?: if exists)?|alter table|insert into|update|delete from) "?[\w".]+/i.exec(
      plain,
    )?.[0] ?? plain.slice(0, 60);
  const change = /\b((?:add|drop|alter|rename) (?:column|constraint) "?\w+"?)/i.exec(plain)?.[1];
  return change && /^alter/i.test(plain) ? `${found}: ${change}` : found;
}
