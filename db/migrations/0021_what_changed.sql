ALTER TABLE "content_version" ADD COLUMN "recent" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Logs what a transaction changes of the content (docs/decisions/what-a-page-was-made-of.md), for `bumpContent`: in a setting of the
-- transaction, which a rollback takes back with the rows, and which ends with it.
CREATE FUNCTION public.log_content_change(change jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known text := coalesce(current_setting('sprechstunde.changes', true), '');
BEGIN
  IF known <> 'all' THEN
    known := known || CASE WHEN known = '' THEN '' ELSE ',' END || change::text;
    -- Beyond that, remaking everything is the lesser work.
    PERFORM set_config('sprechstunde.changes', CASE WHEN length(known) > 60000 THEN 'all' ELSE known END, true);
  END IF;
END $$;
--> statement-breakpoint
-- The ids in a row.
CREATE FUNCTION public.ids_of_row(given jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(DISTINCT value), '[]') FROM jsonb_each_text(given)
  WHERE (key = 'id' OR key LIKE '%\_id') AND value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
$$;
--> statement-breakpoint
CREATE FUNCTION public.log_content_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN tg_op <> 'INSERT' THEN to_jsonb(old) END;
  later jsonb := CASE WHEN tg_op <> 'DELETE' THEN to_jsonb(new) END;
  was_shown boolean := before IS NOT NULL AND coalesce(before ->> 'state', 'published') = 'published';
  is_shown boolean := later IS NOT NULL AND coalesce(later ->> 'state', 'published') = 'published';
  columns jsonb := '"*"';
  behind record;
  link jsonb;
BEGIN
  IF current_setting('sprechstunde.changes', true) = 'all' OR NOT (was_shown OR is_shown) THEN
    RETURN NULL;
  END IF;
  IF was_shown AND is_shown THEN
    SELECT jsonb_agg(key) INTO columns FROM jsonb_each(later) WHERE value IS DISTINCT FROM before -> key;
    IF columns IS NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM public.log_content_change(jsonb_build_array(tg_table_name, columns,
    public.ids_of_row(coalesce(before, '{}')) || public.ids_of_row(coalesce(later, '{}'))));
  -- What readers see only with this entry appears or disappears with it, as in the views.
  IF tg_op = 'UPDATE' AND was_shown <> is_shown THEN
    FOR behind IN SELECT * FROM (VALUES
      ('videos', 'playlist_videos', 'video_id'), ('videos', 'video_tags', 'video_id'), ('videos', 'dailies', 'video_id'),
      ('playlists', 'playlist_videos', 'playlist_id'), ('playlists', 'playlist_tags', 'playlist_id'),
      ('playlists', 'playlist_partners', 'playlist_id'),
      ('tags', 'video_tags', 'tag_id'), ('tags', 'playlist_tags', 'tag_id'),
      ('partners', 'playlist_partners', 'partner_id'), ('partners', 'modules', 'owner_id'),
      ('projects', 'items', 'project_id'), ('projects', 'modules', 'owner_id'), ('items', 'modules', 'owner_id'),
      ('pages', 'modules', 'owner_id'), ('coachings', 'modules', 'owner_id'), ('retreats', 'modules', 'owner_id')
    ) v (entry, rows, named_by) WHERE entry = tg_table_name LOOP
      FOR link IN EXECUTE format('SELECT to_jsonb(l) FROM content.%I l WHERE %I = $1', behind.rows, behind.named_by) USING new.id LOOP
        PERFORM public.log_content_change(jsonb_build_array(behind.rows, '*', public.ids_of_row(link)));
      END LOOP;
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  logged text;
BEGIN
  FOREACH logged IN ARRAY ARRAY['content.tags', 'content.partners', 'content.videos', 'content.video_tags', 'content.playlists',
    'content.playlist_videos', 'content.playlist_tags', 'content.playlist_partners', 'content.dailies', 'content.projects',
    'content.items', 'content.pages', 'content.coachings', 'content.retreats', 'content.modules', 'content.products',
    'public.highlights', 'public.notes', 'public.settings', 'public.trending', 'public.media', 'public.counts',
    'public.chatbot_persona', 'public.chatbot_scripts'] LOOP
    EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION public.log_content_row()', logged);
  END LOOP;
END $$;
