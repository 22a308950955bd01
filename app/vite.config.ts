import { globSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { livePath } from '@redwhiteandcode/lambdas/contract/live.ts';
import courses from '@redwhiteandcode/lambdas/contract/courses.json' with { type: 'json' };
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import { siteUrl } from './publish/site-url.ts';
import { checkChunkRules, chunkGroups } from './src/first-load/chunks.ts';

const apiOrigin = process.env['API_ORIGIN'];
/** The design system's source in place of its build: nothing has to be built before the app. */
const source = '@redwhiteandcode/source';
const proxied = ['/api', '/local', livePath];

export default defineConfig({
  plugins: [
    // The words of one language are what ships; the resolver has to come before Vite's own.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    vanillaExtractPlugin(),
    reactRouter(),
    checkChunkRules(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { noExternal: ['@redwhiteandcode/design-system'] },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl()),
    __CATALOG_SIZE__: JSON.stringify(courses.filter(({ kind }) => kind === 'catalog').length),
    __WRITTEN_COURSES__: JSON.stringify(
      globSync('*/details.json', { cwd: path.join(import.meta.dirname, '../lambdas/data') }).map((file) =>
        path.dirname(file),
      ),
    ),
    __SUPPORT_EMAIL__: JSON.stringify(process.env['SUPPORT_EMAIL'] || support.email),
  },
  build: {
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // What loads later needs the frame, which is there; a list of each part's files would stand in every page's.
    modulePreload: false,
  },
  environments: {
    // Here and not in `ssr`, which the compiler of styles does not read.
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    client: {
      build: {
        rolldownOptions: {
          // Icons and class names ship with the pages that use them, not with every page.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
  server: apiOrigin
    ? {
        proxy: Object.fromEntries(
          proxied.map((path) => [path, { target: apiOrigin, ws: path === livePath }]),
        ),
      }
    : {},
});
