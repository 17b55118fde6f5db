import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useNavigate, type To } from 'react-router';
import { isPlainClick } from './plain-click.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address of this site, from `useLinks()`. */
  to: To;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

/**
 * A link to a page of this site that loads data instead of a document. React Router's own adds two kilobytes for its framework
 * mode and renders again on every navigation; the start page has two hundred links.
 */
export function Link({ to, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = typeof to === 'string' ? to : createPath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isPlainClick(event) || rest.target) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: href === pathname + search + hash, preventScrollReset });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
