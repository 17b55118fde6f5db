/** The smallest server that Next's documentation has for hosting it oneself; everything else is as it comes. */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
