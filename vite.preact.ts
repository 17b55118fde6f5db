import type { Plugin } from 'vite';

const alias = [
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/**
 * Readers get Preact in React's place, a sixth of its size (docs/decisions/preact-for-readers.md). Sources and their types stay
 * React's, and so does the back office. What draws pages contains all of its packages, since an installation has none of them
 * (docs/decisions/server-in-one-file.md).
 */
export const preactForReact: Plugin = {
  name: 'preact-for-react',
  apply: 'build',
  config: () => ({ resolve: { alias }, ssr: { noExternal: true } }),
  transform: {
    filter: { id: /node_modules\/react-router\/.*\.js$/, code: 'import { useOptimistic }' },
    // React Router uses it within transitions alone, which Preact does not have. Any other name that Preact lacks ends the build.
    handler: (code) =>
      code.replace('import { useOptimistic } from "react";', 'const useOptimistic = (state) => [state, () => {}];'),
  },
};
