import { capsule, circle, ellipse, line, mirror, rays, turn } from './stroke.ts';

/** A stroke and its mirror image, for symmetric parts of the body. */
const both = (...strokes: string[]) => strokes.flatMap((d) => [d, mirror(d)]);

/** The spine: vertebrae that grow downwards along an S, each with its process at the back, and the sacrum below. */
const spine = () => {
  const bones = Array.from({ length: 8 }, (_, i) => {
    const down = i / 7;
    const y = 9 + down * 60 + down * down * 5;
    const bend = down * Math.PI * 1.8 - 0.2;
    const [x, tilt] = [45 + Math.sin(bend) * 6, Math.cos(bend) * -13];
    const [width, height] = [14 + down * 10, 5 + down * 1.4];
    const edge = x + width / 2;
    const process = `M${edge + 3} ${y} C${edge + 6} ${y - 0.5} ${edge + 9} ${y + 0.5} ${edge + 12} ${y + 3}`;
    return [capsule(x, y, width, height), process].map((d) => turn(d, tilt, x, y));
  });
  return [...bones.flat(), 'M34 81 C41 84 51 84 57 80 C58 87 61 92 67 94 C55 96 41 93 34 81 Z'];
};

const bone = () => {
  const end = 'C34 36 29 28 21 28 C12 28 8 38 13 45 C15 48 16 49 16 50 C16 51 15 52 13 55 C8 62 12 72 21 72 C29 72 34 64 32 57';
  const other =
    'C66 64 71 72 79 72 C88 72 92 62 87 55 C85 52 84 51 84 50 C84 49 85 48 87 45 C92 38 88 28 79 28 C71 28 66 36 68 43';
  return [turn(`M32 43 ${end} L68 57 ${other} L32 43 Z`, -38), turn('M42 50 L56 50', -38)];
};

const microbe = () => {
  const feelers = rays(50, 50, 9, 25, 35);
  const knobs = feelers.map((_, i) => {
    const angle = (i / 9) * Math.PI * 2 - Math.PI / 2;
    return circle(50 + Math.cos(angle) * 38.5, 50 + Math.sin(angle) * 38.5, 3.5);
  });
  return [circle(50, 50, 25), ...feelers, ...knobs, circle(43, 44, 5.5), circle(59, 53, 4), circle(45, 60, 2.6)];
};

/**
 * Line drawings of the body: absolute paths on a 100 × 100 grid, for a uniform stroke width (about 2.2) with round caps and
 * joins.
 */
export const bodyMotifs = {
  heart: [
    'M50 86 C24 68 11 51 11 34 C11 21 21 13 32 13 C41 13 47 18 50 26 C53 18 59 13 68 13 C79 13 89 21 89 34 C89 51 76 68 50 86 Z',
    'M23 48 L37 48 L43 36 L52 61 L58 48 L69 48',
    'M68 22 C74 22 79 26 80 32',
  ],
  spine: spine(),
  lung: [
    ...both(
      'M46 10 L46 30 C46 37 41 40 34 45',
      'M41 31 C35 21 25 30 18 47 C12 62 9 80 15 85 C22 90 36 82 41 75 C44 70 43 60 43 47',
      'M34 45 C31 49 29 53 28 58',
      'M35 44.5 C36 51 36 57 34 64',
      'M28 58 C25 60 23 63 22 67',
    ),
    'M46 17 L54 17',
    'M46 24 L54 24',
    'M46 41 C47 38 49 36 50 36 C51 36 53 38 54 41',
  ],
  brain: both(
    'M48.5 20 C45 11 32 11 29 20 C20 20 14 29 19 36 C11 41 11 54 18 59 C15 68 22 77 31 76 C34 85 46 85 48.5 77',
    'M48.5 20 L48.5 77',
    'M29 20 C28 26 31 30 36 31 C40 32 42 35 41 39',
    'M19 36 C24 34 29 36 31 41 C32 44 31 48 28 49',
    'M18 59 C23 61 29 59 31 54',
    'M48.5 47 C43 46 38 49 38 54 C38 58 41 61 44 61',
    'M31 76 C29 71 31 66 36 66',
  ),
  foot: [
    'M35 47 C30 37 37 30 50 29 C65 28 73 37 70 50 C68 58 63 63 64 72 C65 83 60 92 51 92 C43 92 39 85 41 75 C43 65 41 57 35 47 Z',
    ellipse(66, 18.5, 6.6, 7.6),
    ellipse(52.5, 15.5, 4.6, 5.4),
    ellipse(42, 18.5, 4, 4.8),
    ellipse(33.6, 24.5, 3.6, 4.3),
    ellipse(27.4, 32.5, 3.1, 3.8),
  ],
  hand: [
    'M43 92 C43 83 39 78 34 71 L22 54.5 C17.5 48.5 25 42.5 30 48 L39 58 L39 25 C39 18.5 48 18.5 48 25 L48 47',
    'M48 46 L48 16 C48 9.5 57 9.5 57 16 L57 46',
    'M57 46 L57 20 C57 13.5 66 13.5 66 20 L66 49',
    'M66 49 L66 30 C66 23.5 74.5 23.5 74.5 30 L74.5 62 C74.5 74 70 80 69 92',
    'M46 67 C50 61 58 60 64 63',
  ],
  eye: [
    'M7 52 C20 32 34 24 50 24 C66 24 80 32 93 52 C80 71 66 79 50 79 C34 79 20 71 7 52 Z',
    circle(50, 51, 17),
    circle(50, 51, 7),
    'M60 41 C62 43 63.5 45.5 64 48',
    'M50 15 L50 10',
    'M33 18.5 L30.5 13.5',
    'M67 18.5 L69.5 13.5',
    'M19 28 L15 23.5',
    'M81 28 L85 23.5',
  ],
  ear: [
    'M27 46 C22 26 32 9 51 9 C69 9 80 22 80 38 C80 54 67 57 62 68 C57 80 55 91 43 91 C34 91 29 83 31 74',
    'M38 40 C37 28 42 21 51 21 C62 21 68 29 67 39 C66 50 54 52 50 63',
    'M37 53 C43 56 50 52 51 45 C52 38 47 34 43 37',
    'M31 74 C33 68 37 66 41 68',
  ],
  bone: bone(),
  stomach: [
    'M45 8 L45 23 C45 30 47 31 50 28 C60 18 83 22 86 46 C89 72 70 89 47 87 C36 86 33 80 25 80 L12 80',
    'M35 8 L35 27 C35 42 46 45 52 51 C58 58 52 67 43 67 C33 67 30 64 12 65',
    'M60 36 C67 42 70 52 65 62',
    'M71 38 C78 47 78 60 70 70',
    'M58 74 C54 77 49 78 45 77',
  ],
  tooth: [
    'M50 23 C42 14 21 12 19 34 C18 46 25 53 27 65 C29 77 30 90 37 90 C45 90 42 66 50 66 C58 66 55 90 63 90 C70 90 71 77 73 65 C75 53 82 46 81 34 C79 12 58 14 50 23 Z',
    'M50 23 C54 27 59 29 65 27',
    'M28 32 C27 36 28 41 30 45',
  ],
  microbe: microbe(),
  kidney: both(
    'M32 14 C16 13 9 32 11 48 C13 65 27 74 36 67 C42 62 35 55 35 47 C35 39 43 34 43 26 C43 18 38 14 32 14 Z',
    'M31 45 C40 47 44 55 44.5 68 C44.5 78 47 84 47 92',
    'M31 45 C27 42 25 37 26 32',
    'M31 46 C26 48 24 53 25 58',
  ),
  joint: [
    'M39 6 L39 24 C39 33 26 33 26 43 C26 52 37 54 43 49 C47 46 53 46 57 49 C63 54 74 52 74 43 C74 33 61 33 61 24 L61 6',
    'M41 94 L41 78 C41 71 28 71 27 64 C27 60 31 59 36 59 C44 59 46 62 50 62 C54 62 56 59 64 59 C69 59 73 60 73 64 C72 71 59 71 59 78 L59 94',
    circle(50, 34, 6.5),
    ...both('M17 37 C12 46 12 58 17 67', line(9, 46, 8, 58)),
  ],
} as const satisfies Record<string, readonly string[]>;
