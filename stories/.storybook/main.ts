import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';

/** The design system's source in place of its build. */
const source = '@redwhiteandcode/source';
const fromDesignSystem = createRequire(new URL('../../design-system/package.json', import.meta.url));

/** The folder of a font's files, for the sidebar: the theme brings them to the stories alone. */
function fontFiles(name: string): { from: string; to: string } {
  const manifest = fromDesignSystem.resolve(`@fontsource-variable/${name}/package.json`);
  return { from: path.join(path.dirname(manifest), 'files'), to: `/fonts/${name}` };
}

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
        // The words of one language are what ships; the resolver has to come before Vite's own.
        { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
        vanillaExtractPlugin(),
      ],
      resolve: { conditions: [source, ...defaultClientConditions] },
      // The app's build defines the same for its copy.
      define: { __SUPPORT_EMAIL__: JSON.stringify(support.email) },
      // The compiler of styles resolves as a server does; without the source it would lose the components' styles.
      environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    }),
};

export default config;
