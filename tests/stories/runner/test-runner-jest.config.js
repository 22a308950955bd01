import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

export default {
  ...base,
  rootDir: new URL('../../..', import.meta.url).pathname,
  testTimeout: 30_000,
  reporters: [['summary', { summaryThreshold: 0 }]],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.STORY_BROWSER,
        args: process.env.STORY_BROWSER_ARGS?.split(' '),
      },
    },
  },
};
