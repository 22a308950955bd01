import { getJestConfig } from '@storybook/test-runner';
import { contextOptions, findLaunchOptions } from '../../visual/launch.ts';

const config = getJestConfig();

export default {
  ...config,
  rootDir: new URL('../../..', import.meta.url).pathname,
  testTimeout: 60_000,
  reporters: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      launchType: 'LAUNCH',
      launchOptions: await findLaunchOptions(),
      contextOptions,
    },
  },
};
