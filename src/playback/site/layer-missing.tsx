import { useEffect } from 'react';
import type { OpenVideo } from './watch-request.ts';

/**
 * Stands where the layer's code cannot be fetched: after a release the old file is gone, or the connection is.
 * The address bar names the video already, so loading it anew opens it; when that failed too, the page is left readable.
 */
export function LayerMissing({ watching, onClose }: { watching: { readonly open: OpenVideo }; onClose: () => void }) {
  const wasLoadedForIt = watching.open.opening === 'link';
  useEffect(() => {
    if (wasLoadedForIt) onClose();
    else window.location.reload();
  }, [wasLoadedForIt, onClose]);
  return null;
}
