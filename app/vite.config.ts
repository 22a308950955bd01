import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { courseHours } from '@redwhiteandcode/contract/course/hours.ts';
import { courseFiles } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { companyLine, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { dollars } from '@redwhiteandcode/contract/text/money.ts';
import { chunkGroups } from './publish/chunks.ts';
import { labFiles } from './publish/lab-files.ts';
import { siteUrl } from './publish/site-url.ts';

/** Returns the number of lessons, the hours, and the assessment of each built-in course that has lessons, by the course's id. */
const builtInLessons = () =>
  Object.fromEntries(
    courseFiles(() => '').flatMap(({ about, text, assessment }) => {
      const lessons = text.modules.flatMap((module) => module.lessons);
      return lessons.length > 0
        ? [
            [
              about.id,
              {
                lesson_count: lessons.length,
                assessment,
                ...courseHours(lessons, assessment),
              },
            ],
          ]
        : [];
    }),
  );

/** Returns the description of the landing page, and of a page whose own description is not known yet. */
const defaultDescription = (courseCount: number): string =>
  `Get AI training at $0 out-of-pocket cost through IRS Section 127 employer reimbursement. ${courseCount} courses from beginner to executive level; your employer may cover up to ${limitText(latestAnnualLimit)} a year if its plan covers the course.`;

const apiOrigin = process.env['API_ORIGIN'];
const company = readCompany(process.env);
const catalogSize = courses.filter(({ kind }) => kind === 'catalog').length;
/** The export condition for the design system's source, so that the app builds without the package's build. */
const source = '@redwhiteandcode/source';
const prices = courses.map(({ price_cents }) => price_cents);
const proxied = ['/api', '/local', `/${picturesFolder}`, livePath];

export default defineConfig({
  plugins: [
    // Bundles the strings of one language only. This resolver must run before Vite's.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    vanillaExtractPlugin(),
    reactRouter(),
    labFiles(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { noExternal: ['@redwhiteandcode/design-system'] },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl()),
    __CATALOG_SIZE__: JSON.stringify(catalogSize),
    __FEATURED_SIZE__: JSON.stringify(courses.length - catalogSize),
    __DEFAULT_DESCRIPTION__: JSON.stringify(defaultDescription(catalogSize)),
    __PRICE_RANGE__: JSON.stringify({
      lowest: dollars(Math.min(...prices)),
      highest: dollars(Math.max(...prices)),
    }),
    __BUILT_IN_LESSONS__: JSON.stringify(builtInLessons()),
    __SUPPORT_EMAIL__: JSON.stringify(process.env['SUPPORT_EMAIL'] || support.email),
    __COMPANY__: JSON.stringify(company),
    __COMPANY_LINE__: JSON.stringify(companyLine(company)),
    __BUILD_DAY__: JSON.stringify(businessToday()),
  },
  build: {
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // Otherwise every page would load a list of the files of all parts that load later.
    modulePreload: false,
  },
  environments: {
    // Here and not in `ssr`, which vanilla-extract's compiler does not read.
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    client: {
      build: {
        rolldownOptions: {
          // Puts icons and class names into the pages that use them, not into every page.
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
        // The development server refuses other hosts itself, as the local server does.
        allowedHosts: [new URL(siteUrl()).hostname],
        proxy: Object.fromEntries(
          proxied.map((path) => [
            path,
            // The local pages are only for callers on this computer, so the proxy must name the caller.
            { target: apiOrigin, ws: path === livePath, xfwd: path === '/local' },
          ]),
        ),
      }
    : {},
});
