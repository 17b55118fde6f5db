import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GuideForm } from '../contract.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who leads the conversation; one row, since both variants are of the same guide (S2.33). */
export const chatbotPersona = pgTable('chatbot_persona', {
  id: integer().primaryKey(),
  name: text().notNull(),
  picture: text(),
  disclaimer: text().notNull(),
  en: jsonb().$type<NonNullable<GuideForm['persona']['en']>>(),
  updatedAt: at('updated_at').notNull(),
});

/** A script for each variant, 0 and 1. Its nodes carry both languages. */
export const chatbotScripts = pgTable('chatbot_scripts', {
  variant: integer().primaryKey(),
  start: text().notNull(),
  nodes: jsonb().$type<GuideForm['variants'][number]['nodes']>().notNull(),
  updatedAt: at('updated_at').notNull(),
});
