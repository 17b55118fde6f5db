-- A page tells until when its video is public, so that a change of this date is one of the content (see 0021).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF unpublish_at OR DELETE ON public.desk_entries FOR EACH ROW EXECUTE FUNCTION public.log_content_row();
