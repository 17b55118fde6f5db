import node from '@astrojs/node';

const isPrerendered = process.env.PRERENDER === '1';

/** One source, built twice: pages made for each request, and pages made by the build. The endpoint keeps the second a server. */
const prerender = {
  name: 'prerender',
  hooks: {
    'astro:route:setup': ({ route }) => {
      route.prerender = isPrerendered && !route.component.endsWith('/ping.js');
    },
  },
};

export default {
  output: 'server',
  outDir: isPrerendered ? 'dist-prerendered' : 'dist-on-demand',
  adapter: node({ mode: 'standalone' }),
  integrations: [prerender],
};
