import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { companyLine, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';

/** The export condition that resolves the design system to its source instead of its build. */
const source = '@redwhiteandcode/source';
const fromDesignSystem = createRequire(new URL('../../design-system/package.json', import.meta.url));

/** Returns the static folder of a font for the sidebar. The theme loads its fonts only in stories. */
function fontFiles(name: string): { from: string; to: string } {
  const manifest = fromDesignSystem.resolve(`@fontsource-variable/${name}/package.json`);
  return { from: path.join(path.dirname(manifest), 'files'), to: `/fonts/${name}` };
}

const company = readCompany({});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../*.mdx',
    '../guides/**/*.mdx',
    '../{foundations,components,screens,pages,deprecated}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  staticDirs: [fontFiles('public-sans'), fontFiles('archivo')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        // Only one language is shipped. The plugin's resolver has to run before Vite's.
        { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
        vanillaExtractPlugin(),
      ],
      resolve: { conditions: [source, ...defaultClientConditions] },
      // The app's build defines them too. The year stays the same, like the pictures of pages.
      define: {
        __SUPPORT_EMAIL__: JSON.stringify(support.email),
        __COMPANY__: JSON.stringify(company),
        __COMPANY_LINE__: JSON.stringify(companyLine(company)),
        __BUILD_DAY__: JSON.stringify('2026-11-25'),
      },
      // vanilla-extract compiles styles in the SSR environment, which has to resolve to the source too.
      environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    }),
};

export default config;
