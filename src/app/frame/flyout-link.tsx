import { createContext, use } from 'react';
import { Link, type LinkProps } from '#ui/link.tsx';

/** Whether Tab passes through the links of the flyout. */
export const InTabOrder = createContext(true);

/** A link of a flyout: for the pointer at once, for Tab once the reader went in. */
export const FlyoutLink = (props: LinkProps) => <Link {...props} tabIndex={use(InTabOrder) ? undefined : -1} />;
