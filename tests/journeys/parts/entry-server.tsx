import { renderToString } from 'react-dom/server';
import { englishReady } from '#kit/bilingual.ts';
import { Parts } from './parts.tsx';

/** The body of one page of parts. */
export async function draw(path: string): Promise<string> {
  await englishReady();
  return renderToString(<Parts path={path} />);
}
