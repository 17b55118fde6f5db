import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { usePlayLink } from '#catalog/site/door.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { Journey } from '../contract.ts';
import { gateId, goTo } from './places.ts';

type Way =
  | { readonly isGate: true; readonly href: string; readonly onClick: (event: MouseEvent) => void }
  | { readonly isGate: false; readonly to: string; readonly onClick: (event: MouseEvent) => void };

function toGate(event: MouseEvent): void {
  event.preventDefault();
  goTo(gateId);
}

/** A link to a day: into the player, or first to the contraindications if they are not confirmed (S13.3). */
export function usePlayDay(journey: Pick<Journey, 'confirmed'> | undefined, video: string, coaching: string): Way {
  const play = usePlayLink({ video, coaching }, 'coaching');
  return journey?.confirmed ? { isGate: false, ...play } : { isGate: true, href: `#${gateId}`, onClick: toGate };
}

type PlayDayProps = Way & {
  /** With an icon it is styled as a button; else it is a link with `className`. */
  icon?: IconName;
  kind?: 'primary' | 'quiet';
  className?: string | undefined;
  children: ReactNode;
};

export function PlayDay({ isGate, icon, kind = 'primary', className, children, ...way }: PlayDayProps) {
  if (icon) {
    return (
      <ButtonLink {...way} kind={kind} icon={icon} className={className}>
        {children}
      </ButtonLink>
    );
  }
  if ('to' in way) {
    return (
      <Link {...way} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a {...way} className={className} data-gate={isGate || undefined}>
      {children}
    </a>
  );
}
