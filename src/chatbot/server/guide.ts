import { asc, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Guide, GuideForm } from '../contract.ts';
import { guideIn } from '../languages.ts';
import { isGrave, problemsOf, type Problem } from '../script-rules.ts';
import { chatbotPersona, chatbotScripts } from './tables.ts';

/** The guide as saved; null if the site has none. */
export async function findGuideForm(db: Db | Tx): Promise<GuideForm | null> {
  const [persona] = await db.select().from(chatbotPersona);
  const scripts = await db.select().from(chatbotScripts).orderBy(asc(chatbotScripts.variant));
  if (!persona || scripts.length !== 2) return null;
  const { name, picture, disclaimer, en } = persona;
  return {
    persona: { name, picture, disclaimer, ...(en ? { en } : {}) },
    variants: scripts.map(({ start, nodes }) => ({ start, nodes })),
  };
}

/** Which of these texts, pieces of addresses of files, the guide has in it. */
export async function findGuideMentions(db: Db | Tx, texts: readonly string[]): Promise<{ text: string; title: string }[]> {
  const guide = await findGuideForm(db);
  const all = JSON.stringify(guide);
  return guide ? texts.filter((text) => all.includes(text)).map((text) => ({ text, title: guide.persona.name })) : [];
}

/** The guide for readers of a language; null where the site has none. */
export async function findGuide(db: Db, locale: Locale): Promise<Guide | null> {
  const form = await findGuideForm(db);
  return form && guideIn(form, locale);
}

/**
 * Saves the guide in both languages unless it has errors that readers would notice. Answers the errors with their variant (0, 1);
 * empty on success.
 */
export async function saveGuide(
  db: Db | Tx,
  form: GuideForm,
  now: Date,
): Promise<readonly (Problem & { readonly variant: number })[]> {
  const problems = form.variants.flatMap((script, variant) => problemsOf(script).map((problem) => ({ ...problem, variant })));
  const grave = problems.filter(isGrave);
  if (grave.length > 0) return grave;
  const { en = null, ...persona } = form.persona;
  const set = { ...persona, en, updatedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(chatbotPersona)
      .values({ id: 1, ...set })
      .onConflictDoUpdate({ target: chatbotPersona.id, set });
    await tx
      .insert(chatbotScripts)
      .values(form.variants.map(({ start, nodes }, variant) => ({ variant, start, nodes, updatedAt: now })))
      .onConflictDoUpdate({
        target: chatbotScripts.variant,
        set: { start: sql`excluded.start`, nodes: sql`excluded.nodes`, updatedAt: now },
      });
    await bumpContent(tx, 'rows');
  });
  return [];
}
