ALTER TABLE "sent_retreat_mails" DROP CONSTRAINT "sent_retreat_mails_mail_id_retreat_mails_id_fk";
--> statement-breakpoint
ALTER TABLE "playback_positions" DROP CONSTRAINT "playback_positions_video_id_videos_id_fk";
--> statement-breakpoint
-- Rows of members that were copied beside unpublished entries go back to the tables that are erased with the member.
INSERT INTO "playback_positions" SELECT p.*
FROM "desk_entries" d, jsonb_array_elements(d."attached") kept, jsonb_array_elements(kept -> 'rows') one, jsonb_populate_record(null::"playback_positions", one) p
WHERE kept ->> 'table' = 'playback_positions' AND EXISTS (SELECT 1 FROM "users" u WHERE u."id" = p."user_id")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "sent_retreat_mails" SELECT s.*
FROM "desk_entries" d, jsonb_array_elements(d."attached") kept, jsonb_array_elements(kept -> 'rows') one, jsonb_populate_record(null::"sent_retreat_mails", one) s
WHERE kept ->> 'table' = 'sent_retreat_mails' AND EXISTS (SELECT 1 FROM "entitlements" e WHERE e."id" = s."entitlement_id")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Nothing of a member stays in the copies, whatever table it came from: those from which foreign keys lead to "users".
WITH RECURSIVE personal(oid) AS (
  SELECT 'public.users'::regclass::oid
  UNION
  SELECT c.conrelid FROM pg_constraint c JOIN personal p ON p.oid = c.confrelid WHERE c.contype = 'f')
UPDATE "desk_entries" SET "attached" = (
  SELECT coalesce(jsonb_agg(kept), '[]') FROM jsonb_array_elements("attached") kept
  WHERE kept ->> 'table' NOT IN (SELECT r.relname FROM personal JOIN pg_class r ON r.oid = personal.oid))
WHERE jsonb_typeof("attached") = 'array';
