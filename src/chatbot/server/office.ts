import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { findLengths, findPlaylistSlugs } from '#catalog/server/door.ts';
import { audit, deskTexts, isStored, versionOf } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasPicture } from '#media/server/door.ts';
import { storageBase } from '#paths/files.ts';
import type { Services } from '#platform/services.ts';
import { GuideForm } from '../contract.ts';
import type { chatbotOfficeEndpoints, GuideProblem, LooseGuide, LooseNode } from '../office-contract.ts';
import { problemTexts } from '../problem-texts.ts';
import { isGrave, problemsOf } from '../script-rules.ts';
import { findGuideForm, saveGuide } from './guide.ts';

const withVersion = (form: GuideForm) => ({ ...form, version: versionOf(form) });

type Place = Pick<GuideProblem, 'variant' | 'node' | 'field'>;

/** The path of a validation issue in the guide: `variants, 0, nodes, 3, en, content`. */
function placeOf(path: readonly PropertyKey[], { variants }: LooseGuide): Place {
  const [first, variant, second, node, ...field] = path;
  if (first !== 'variants' || typeof variant !== 'number')
    return { variant: null, node: '', field: path.slice(1).join('.') || null };
  if (second !== 'nodes' || typeof node !== 'number')
    return { variant, node: '', field: typeof second === 'string' ? second : null };
  return {
    variant,
    node: variants[variant]?.nodes[node]?.id ?? '',
    field: field.filter((part) => typeof part === 'string').join('.') || null,
  };
}

/**
 * Content may be one message or several, so a text that is too long or missing fails each alternative: the deepest issue is the
 * relevant one.
 */
const isAbout = (issue: z.core.$ZodIssue, is: (issue: z.core.$ZodIssue) => boolean): boolean =>
  is(issue) || (issue.code === 'invalid_union' && issue.errors.some((branch) => branch.some((part) => isAbout(part, is))));

const kindOf = (issue: z.core.$ZodIssue): 'long' | 'empty' | 'form' =>
  isAbout(issue, ({ code }) => code === 'too_big')
    ? 'long'
    : isAbout(issue, (part) => part.code === 'too_small' && part.origin === 'string')
      ? 'empty'
      : 'form';

function problemsOfForm(guide: LooseGuide): GuideProblem[] {
  const parsed = GuideForm.safeParse(guide);
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = issues.map((issue): GuideProblem => {
    const place = placeOf(issue.path, guide);
    return { kind: kindOf(issue), ...place, to: null, is_grave: true };
  });
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const nodesOf = ({ variants }: LooseGuide): { variant: number; node: LooseNode }[] =>
  variants.flatMap(({ nodes }, variant) => nodes.map((node) => ({ variant, node })));

type Pictures = Pick<Services, 'storage'>;

async function brokenLinks(db: Db | Tx, guide: LooseGuide, { storage }: Pictures): Promise<GuideProblem[]> {
  const { picture } = guide.persona;
  const isGone = picture?.startsWith(`${storageBase}/`) === true && !(await hasPicture({ db, storage }, picture));
  const persona: GuideProblem[] = isGone
    ? [{ kind: 'link', variant: null, node: '', field: 'picture', to: picture, is_grave: true }]
    : [];
  const nodes = nodesOf(guide);
  const named = (field: 'video' | 'playlist'): string[] => [...new Set(nodes.flatMap(({ node }) => node[field] ?? []))];
  const known = {
    video: new Set((await findLengths(db, { shortids: named('video') })).map(({ shortid }) => shortid)),
    playlist: new Set(await findPlaylistSlugs(db, named('playlist'))),
  };
  const ofNodes = nodes.flatMap(({ variant, node }) =>
    (['video', 'playlist'] as const).flatMap((field): GuideProblem[] => {
      const to = node[field];
      return to && !known[field].has(to) ? [{ kind: 'link', variant, node: node.id, field, to, is_grave: true }] : [];
    }),
  );
  return [...persona, ...ofNodes];
}

/** All errors of a guide, by variant. */
async function problemsOfGuide(db: Db | Tx, guide: LooseGuide, pictures: Pictures): Promise<GuideProblem[]> {
  const ofScripts = guide.variants.flatMap((script, variant) =>
    problemsOf(script).map((problem): GuideProblem => {
      const { kind, node, to = null } = problem;
      return { kind, variant, node, field: null, to, is_grave: isGrave(problem) };
    }),
  );
  const all = [...problemsOfForm(guide), ...ofScripts, ...(await brokenLinks(db, guide, pictures))];
  return all.toSorted((a, b) => (a.variant ?? -1) - (b.variant ?? -1));
}

/** The errors as texts, by node: `variants.1.nodes.start`. */
function refused(problems: readonly GuideProblem[], locale: Locale) {
  const t = problemTexts[locale];
  const fieldOf = ({ variant, node, field }: GuideProblem): string =>
    variant === null ? `persona${field ? `.${field}` : ''}` : `variants.${variant}.nodes.${node}`;
  const errors = Map.groupBy(problems, fieldOf);
  const words = [...errors].map(([field, own]) => [field, [...new Set(own.map(({ kind, to }) => t[kind](to ?? '')))]] as const);
  return refuse(t.refused, Object.fromEntries(words));
}

type Saving = Pictures & { readonly userId: string; readonly locale: Locale; readonly now: Date };

const save = (
  db: Db,
  { version, ...guide }: LooseGuide & { version?: string | null | undefined },
  { userId, locale, now, storage }: Saving,
): Promise<Result<GuideForm>> =>
  db.transaction(async (tx): Promise<Result<GuideForm>> => {
    // Serialises saves without blocking readers.
    await tx.execute(sql`lock table chatbot_scripts in share row exclusive mode`);
    const before = await findGuideForm(tx);
    const read = GuideForm.safeParse(guide);
    // Also by an earlier try whose answer was lost.
    if (before && read.success && isStored(read.data, before)) return ok(before);
    if (before && version && version !== versionOf(before)) return refuse(deskTexts[locale].stale, {}, 'conflict');
    const grave = (await problemsOfGuide(tx, guide, { storage })).filter((problem) => problem.is_grave);
    if (grave.length > 0) return refused(grave, locale);
    const form = GuideForm.parse(guide);
    await saveGuide(tx, form, now);
    await audit(tx, { actor: userId, action: 'save', entity: 'chatbot', id: 'guide', title: form.persona.name, at: now });
    const saved = await findGuideForm(tx);
    return saved ? ok(saved) : fail('conflict');
  });

/** The handlers of the office's calls about the guide. */
export function chatbotOfficeHandlers({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Handlers<typeof chatbotOfficeEndpoints> {
  const savingOf = async ({ caller, locale }: CallContext): Promise<Saving> => {
    const found = await caller();
    if (!found) throw new Error('This call has no guard.');
    return { userId: found.userId, locale, now: clock.now(), storage };
  };
  return {
    guide: async () => {
      const form = await findGuideForm(db);
      return ok({ data: form && withVersion(form) });
    },
    checkGuide: async (guide) => ok({ data: await problemsOfGuide(db, guide, { storage }) }),
    saveGuide: async (guide, context) => {
      const saved = await save(db, guide, await savingOf(context));
      return saved.ok ? ok({ data: withVersion(saved.value) }) : saved;
    },
  };
}
