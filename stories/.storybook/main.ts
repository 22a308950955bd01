import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.mdx', '../{foundations,components,screens}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) => mergeConfig(base, { plugins: [vanillaExtractPlugin()] }),
};

export default config;
