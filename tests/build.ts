import { buildIfStale, buildStale } from '../lambdas/local/freshness.ts';

/** Builds what is out of date: the functions and the pages, as a start would, or with `storybook` the Storybook. */
if (process.argv[2] === 'storybook') {
  await buildIfStale({
    name: 'the Storybook',
    inputs: ['{stories,design-system,app/src/{pages,copy},lambdas/contract}/**/*', 'package-lock.json'],
    settings: '',
    folder: 'stories/dist',
    script: ['--run', 'build-storybook'],
  });
} else {
  await buildStale('http://localhost:3000');
}
