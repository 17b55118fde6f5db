import { renderToString } from 'react-dom/server';
import { englishReady } from '#kit/bilingual.ts';
import { Parts } from './parts.tsx';

/** Renders the body of one component page. */
export async function draw(path: string): Promise<string> {
  await englishReady();
  return renderToString(<Parts path={path} />);
}
