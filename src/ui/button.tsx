import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { type To } from 'react-router';
import { Link } from './link.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './button.module.css';

type Look = {
  /** `primary` for the one main action of a page; `quiet` for secondary ones; `plain` for controls within text. */
  kind?: 'primary' | 'quiet' | 'plain';
  icon?: IconName;
  /** Puts the icon after the text, as for arrows. */
  iconAfter?: boolean;
  children: ReactNode;
};

const classOf = (kind: NonNullable<Look['kind']>, own: string | undefined) =>
  [styles.button, styles[kind], own].filter(Boolean).join(' ');

function Face({ icon, iconAfter, children }: Omit<Look, 'kind'>) {
  return (
    <>
      {icon && !iconAfter && <Icon name={icon} size={20} />}
      <span className={styles.text}>{children}</span>
      {icon && iconAfter && <Icon name={icon} size={20} />}
    </>
  );
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** While its call runs (S4.12): keeps its size, is announced as busy and ignores presses. */
    busy?: boolean;
  };

export function Button({
  kind = 'primary',
  icon,
  iconAfter = false,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      className={classOf(kind, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Face {...(icon ? { icon } : {})} iconAfter={iconAfter}>
        {children}
      </Face>
      {busy && <span className={styles.spinner} />}
    </button>
  );
}

type ButtonLinkProps = Look & { className?: string | undefined; onClick?: MouseEventHandler<HTMLAnchorElement> } & (
    | { to: To; href?: undefined }
    | { href: string; to?: undefined }
  );

/** A link styled as a button: `to` within the site, `href` for external addresses and files. */
export function ButtonLink({
  kind = 'primary',
  icon,
  iconAfter = false,
  className,
  children,
  to,
  href,
  onClick,
}: ButtonLinkProps) {
  const face = (
    <Face {...(icon ? { icon } : {})} iconAfter={iconAfter}>
      {children}
    </Face>
  );
  return to === undefined ? (
    <a className={classOf(kind, className)} data-button="" href={href} rel="noopener" onClick={onClick}>
      {face}
    </a>
  ) : (
    <Link className={classOf(kind, className)} data-button="" to={to} onClick={onClick}>
      {face}
    </Link>
  );
}
