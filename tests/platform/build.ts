import { buildIfStale, buildStale } from '../../lambdas/local/freshness.ts';
import { demoData } from './platform.ts';

/** Rebuilds outdated output: the functions, the pages and the demo data, or with `storybook` the Storybook. */
if (process.argv[2] === 'storybook') {
  await buildIfStale({
    name: 'the Storybook',
    inputs: ['{stories,design-system,app/src,lambdas/contract}/**/*', 'package-lock.json'],
    settings: '',
    folder: 'stories/dist',
    script: ['--run', 'build-storybook'],
  });
} else {
  await buildStale('http://localhost:3000');
  await buildIfStale(demoData);
}
