import { useEffect } from 'react';
import { reportLost } from '#ui/faults.ts';
import type { OpenVideo } from './watch-request.ts';

/**
 * Stands where the layer's code cannot be fetched: after a release the old file is gone, or the connection is.
 * The address bar names the video already, so loading it anew opens it; when that failed too, or the browser knows that there is no
 * connection, the page is left readable.
 */
export function LayerMissing({ watching, onClose }: { watching: { readonly open: OpenVideo }; onClose: () => void }) {
  const wasLoadedForIt = watching.open.opening === 'link';
  useEffect(() => {
    if (!navigator.onLine) reportLost();
    if (wasLoadedForIt || !navigator.onLine) onClose();
    else window.location.reload();
  }, [wasLoadedForIt, onClose]);
  return null;
}
