import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GuideForm } from '../contract.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The guide's name and disclaimer; a single row, shared by both variants (S2.33). */
export const chatbotPersona = pgTable('chatbot_persona', {
  id: integer().primaryKey(),
  name: text().notNull(),
  picture: text(),
  disclaimer: text().notNull(),
  en: jsonb().$type<NonNullable<GuideForm['persona']['en']>>(),
  updatedAt: at('updated_at').notNull(),
});

/** The script of each variant, 0 and 1. Nodes contain both languages. */
export const chatbotScripts = pgTable('chatbot_scripts', {
  variant: integer().primaryKey(),
  start: text().notNull(),
  nodes: jsonb().$type<GuideForm['variants'][number]['nodes']>().notNull(),
  updatedAt: at('updated_at').notNull(),
});
