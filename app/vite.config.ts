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

const apiOrigin = process.env['API_ORIGIN'];
/** The design system's source in place of its build: nothing has to be built before the app. */
const source = '@redwhiteandcode/source';
const proxied = ['/api', '/local', livePath];

/** What the frame of every page is made of: one file, which compresses better than many. */
const neededByEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|@vanilla-extract)/',
    'design-system/src/(theme|layout|link)/',
    'design-system/src/components/(badge/Badge|button|card/Card|feedback/(EmptyState|ErrorState|Skeleton|Spinner|feedback|retryLabel)|footer|icon|link|navigation-bar|theme-switcher|toast)',
    'app/src/(root|(pages/)?frame/(?!Steps|PageFailure|adminRoutes|loadFailure)|session/(?!draftStore)|api/(answerKey|client|listAll|sentence|sessionFetch|useFailureToast|useHydrated|useLive)|copy/site|auth/(returnTo|RequireSession))',
    'app/src/metadata/(pageMeta|StructuredData|dataBlock)',
    'app/src/analytics/(parts|settings)',
    'lambdas/contract/client',
  ].join('|'),
);

/**
 * The styles in eight files, which compress better than many: of the editor of lessons, of the admin area, of learners' pages, of forms, of long
 * texts, of notices and documents, of offers, of every page. The build links what the HTML of a page needs (`app/publish/styles.ts`).
 */
const styles = Object.entries({
  editor: 'components/rich-text-editor/',
  admin:
    'screens/admin/|components/(data-table|menu|pagination|popover|reorderable-list|sidebar|switch|tooltip)/|app/src/admin/',
  learner: 'screens/(account|auth|learning|toolkit)/|app/src/pages/player/|components/(dialog|timeline)/',
  form: 'screens/(contact|layoff)/|components/(field|file-field|form|list-box-select|number-field|radio-group|search-field|tabs)/',
  prose: 'components/prose/',
  document: 'screens/(certificate|consent|legal|message)/',
  offer: 'screens/(?!disclosure/(aiBadge|disclosure))|components/chip/|app/src/(?!pages/frame/)',
  style: '',
}).map(([name, places], place) => ({
  name,
  test: new RegExp(`(${places}).*\\.vanilla\\.css`),
  priority: 9 - place,
}));

/** What always comes together, in one file each: a small file costs its own head and its address on every page. */
const parts = Object.entries({
  checks: 'app/src/api/(fieldsOf|lateCheck)',
  answers: 'app/src/(auth/(accountChecks|formAnswer)|copy/auth)|components/tabs/',
  course:
    'app/src/(catalog/CourseAction|pages/course/(ActionSkeleton|DetailsSkeleton)|copy/course)\\.|screens/course/(CourseHeader|PriceBox|Facts)',
  tax: 'screens/disclosure/TaxDisclaimer',
  illustration: 'screens/marketing/(AnswersIllustration|illustration)',
}).map(([name, places]) => ({ name, test: new RegExp(places), priority: 1 }));

export default defineConfig({
  plugins: [
    // The words of one language are what ships; the resolver has to come before Vite's own.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    vanillaExtractPlugin(),
    reactRouter(),
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
              groups: [
                ...styles,
                { name: 'shell', test: neededByEveryPage, priority: 2 },
                ...parts,
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
          proxied.map((path) => [path, { target: apiOrigin, ws: path === livePath }]),
        ),
      }
    : {},
});
