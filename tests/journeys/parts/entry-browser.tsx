import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { englishReady } from '#kit/bilingual.ts';
import { Parts } from './parts.tsx';

function Ready() {
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return null;
}

async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const { pathname } = window.location;
  if (pathname.includes('/en/')) await englishReady();
  hydrateRoot(
    root,
    <>
      <StrictMode>
        <Parts path={pathname} />
      </StrictMode>
      <Ready />
    </>,
  );
}

await hydrate();
