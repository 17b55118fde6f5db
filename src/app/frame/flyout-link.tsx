import { createContext, useContext } from 'react';
import { Link, type LinkProps } from '#ui/link.tsx';

/** Whether the flyout's links are in the tab order. */
export const InTabOrder = createContext(true);

/** A link in a flyout: always clickable, but in the tab order only after the reader has entered the flyout. */
export const FlyoutLink = (props: LinkProps) => <Link {...props} tabIndex={useContext(InTabOrder) ? undefined : -1} />;
