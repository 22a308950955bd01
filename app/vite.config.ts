import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { siteUrl } from './publish/site-url.ts';

const apiOrigin = process.env['API_ORIGIN'];
const proxied = ['/api', '/local', '/@connections'];

/** What the frame of every page is made of: one file, which compresses better than many. */
const neededByEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|@vanilla-extract)/',
    'design-system/src/(theme|layout|link)/',
    'design-system/src/components/(badge|button|card|feedback|footer|icon|link|navigation-bar|theme-switcher|toast)/',
    'app/src/(root|frame/(?!Steps)|session/|api/(answerKey|client|listAll|sessionFetch|useHydrated|useLive)|copy/site|auth/(returnTo|RequireSession))',
    'app/src/metadata/(pageMeta|StructuredData|dataBlock)',
    'lambdas/contract/client',
  ].join('|'),
);

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(siteUrl()),
  },
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: neededByEveryPage, priority: 2 },
                { name: 'live', test: /node_modules\/(swr|use-sync-external-store|dequal)\//, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: apiOrigin
    ? {
        proxy: Object.fromEntries(
          proxied.map((path) => [path, { target: apiOrigin, ws: path === '/@connections' }]),
        ),
      }
    : {},
});
