import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { behaviorTags } from '../tests/behaviors/behaviors.ts';
import { sourceCondition } from './scripts/manifest.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
  test: {
    name: 'design-system',
    maxWorkers: '100%',
    environment: 'node',
    tags: behaviorTags,
    setupFiles: ['../tests/samples/properties.setup.ts'],
    // Generous limits, which only end a test that hangs.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
  },
});
