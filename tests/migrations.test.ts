import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSteps, statementsOf, summaryOf } from '../src/platform/migration-rules.ts';
import { migrationText, ownMigrations } from '../src/platform/migrate.ts';

/** The last migration of 0.1; from then on servers of two versions may run concurrently. */
const firstTogether = '0015_difficulty_of_videos';

/** Destructive steps by migration, with the reason why no server of a version still in use needs what they remove. */
const listed = JSON.parse(readFileSync(new URL('../db/contract-steps.json', import.meta.url), 'utf8')) as Record<string, string>;

test('S18.9 no migration takes away what servers of the version before need, unless it is listed as a step of a later release', () => {
  const since = ownMigrations.slice(ownMigrations.findIndex(({ tag }) => tag === firstTogether) + 1);
  expect(since.length).toBeGreaterThan(0);
  for (const migration of since)
    expect(listed[migration.tag] ? [] : contractSteps(migrationText(migration)), migration.tag).toEqual([]);
  for (const tag of Object.keys(listed)) expect(ownMigrations.map((one) => one.tag)).toContain(tag);
});

test('S18.9 what contracts is found in every form, what expands is let through', () => {
  for (const statement of [
    'DROP TABLE "x"',
    'DROP VIEW "x"',
    'ALTER TABLE "x" DROP COLUMN "a"',
    'ALTER TABLE "x" RENAME COLUMN "a" TO "b"',
    'ALTER TABLE "x" RENAME TO "y"',
    'ALTER TABLE "content"."x" ALTER COLUMN "a" SET NOT NULL',
    'ALTER TABLE "x" ALTER COLUMN "a" SET DATA TYPE integer',
    'ALTER TABLE "x" ALTER COLUMN "a" DROP DEFAULT',
    'ALTER TABLE "x" ADD COLUMN "a" text NOT NULL',
    'ALTER TABLE "x" ADD CONSTRAINT "c" CHECK (a > 0)',
    'CREATE UNIQUE INDEX "i" ON "x" USING btree ("a")',
    'delete from x',
  ])
    expect(contractSteps(`CREATE TABLE "other" ("a" text);--> statement-breakpoint\n${statement};`), statement).toEqual([
      statement,
    ]);
  const expands = [
    'CREATE TABLE "x" ("a" text NOT NULL)',
    'ALTER TABLE "x" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "y" ("a")',
    'CREATE UNIQUE INDEX "i" ON "x" USING btree ("a")',
    'ALTER TABLE "y" ADD COLUMN "b" text',
    'ALTER TABLE "y" ADD COLUMN "c" jsonb DEFAULT \'{}\'::jsonb NOT NULL',
    'CREATE INDEX "j" ON "y" USING btree ("b")',
    'DROP VIEW "public"."v"',
    'CREATE VIEW "public"."v" AS (select 1)',
  ].join(';--> statement-breakpoint\n');
  expect(statementsOf(expands)).toHaveLength(8);
  expect(contractSteps(expands)).toEqual([]);
});

test('S18.9 a statement is told in a few words', () => {
  expect(summaryOf('CREATE TABLE "x" (\n\t"a" text)')).toBe('CREATE TABLE "x"');
  expect(summaryOf('ALTER TABLE "content"."videos" ADD COLUMN "difficulty" text')).toBe(
    'ALTER TABLE "content"."videos": ADD COLUMN "difficulty"',
  );
});
