import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/fonts.css';
import { keepFocus } from '#ui/keep-focus.ts';
import './office.css';
import { App } from './app.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the back office.');

/** Styles are inserted at run time; the CSP allows them by this answer's nonce (S16.6). */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
/** First in the head, so that our own style sheets take precedence. */
const styles = createCache({ key: 'o', prepend: true, ...(nonce ? { nonce } : {}) });

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App />
    </CacheProvider>
  </StrictMode>,
);
keepFocus();
