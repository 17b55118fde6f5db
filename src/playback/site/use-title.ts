import { useEffect } from 'react';
import { useIdentity } from '#ui/site.tsx';

/** The window is named after the video while it is open; a page that came meanwhile keeps its own title. */
export function useTitle(title: string | null): void {
  const { siteName } = useIdentity();
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    const ours = `${title} – ${siteName}`;
    document.title = ours;
    return () => {
      if (document.title === ours) document.title = before;
    };
  }, [title, siteName]);
}
