import type { Video } from '#catalog/contract.ts';

/** The poster as the player shows it; the head of a video's page asks for the same file before any script has come. */
export const posterOf = ({ poster }: Pick<Video, 'poster'>) =>
  ({ src: poster, ratio: '16 / 9', sizes: '(max-width: 1280px) 100vw, 1280px' }) as const;
