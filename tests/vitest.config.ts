import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { companyLine, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { behaviorTags } from './behaviors/behaviors.ts';

const company = readCompany({});
const root = new URL('..', import.meta.url).pathname;
const source = '@redwhiteandcode/source';
/** Tests import the design system from its source, so none waits for its build. */
const fromSource = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Without Vitest's `module`: Node loads the dependencies and does not know that condition.
  ssr: { resolve: { conditions: [source, ...defaultServerConditions.filter((one) => one !== 'module')] } },
};

/** Limits only for tests that hang: no test depends on the machine's speed. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/** Lets the run's seed determine the values of properties. */
const seeded = { setupFiles: ['tests/samples/properties.setup.ts'] };

/** Files share a worker's modules, so a file that replaces a module, a global, or a variable must restore it. */
const shared = { isolate: false };

// The projects inherit only the tags from here; the style compiler reads only this part of the file.
export default defineConfig({
  root,
  ...fromSource,
  test: {
    reporters: ['default'],
    tags: behaviorTags,
    // Vitest leaves one core idle, which is half of two.
    maxWorkers: '100%',
    projects: [
      'design-system/vitest.config.ts',
      {
        root,
        ...fromSource,
        test: {
          name: 'unit',
          ...patient,
          ...shared,
          ...seeded,
          include: ['{lambdas,app,cdk,tests}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'tests/{conformance,api,browsers,screen-reader,faults,stories}/**',
            'tests/aws/deployed/**',
          ],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        ...fromSource,
        define: {
          __SUPPORT_EMAIL__: JSON.stringify(support.email),
          __COMPANY__: JSON.stringify(company),
          __COMPANY_LINE__: JSON.stringify(companyLine(company)),
          __BUILD_DAY__: JSON.stringify('2026-11-25'),
        },
        test: {
          name: 'stories',
          include: ['tests/stories/**/*.test.ts'],
          ...patient,
          // Inlined, so that they load once without a browser environment and once with one.
          server: { deps: { inline: [/react-aria/, /react-stately/, /@internationalized/] } },
        },
      },
      { root, test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'], ...patient } },
      {
        root,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // A worker waits for its platform half of the time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          globalSetup: 'tests/api/shared-platform.setup.ts',
          ...patient,
          ...shared,
          ...seeded,
        },
      },
      {
        root,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          ...patient,
          fileParallelism: false,
        },
      },
      {
        root,
        test: { name: 'screen-reader', include: ['tests/screen-reader/**/*.test.ts'], ...patient },
      },
      {
        root,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...patient,
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
