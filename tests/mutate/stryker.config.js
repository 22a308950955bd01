/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'lambdas/src/**/{,*-}rules.ts',
    'lambdas/contract/*.ts',
    '!lambdas/contract/*.test.ts',
    // The API's operations and schemas: `tests/api` calls them over HTTP, and the rules that they use are in this list.
    '!lambdas/contract/{catalog,corporate,curriculum,engagement,identity,learning,liftoff,reimbursement}{,-admin}.ts',
    '!lambdas/contract/{admin,operations,page,problem}.ts',
    // Constants and sentences without a condition: a test could only repeat them.
    '!lambdas/contract/{csv-export,fields,problem-types,problem-urns,session-ended,support}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  // No such file: Stryker would rewrite `tsconfig.json` with an API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  tempDirName: '.cache/mutate/sandbox',
  ignorePatterns: ['/*', '!/lambdas', '/lambdas/dist', '!/tests', '!/package.json', '!/tsconfig.json'],
  // Constants that a module creates when it loads: columns, tables, sentences. Each would need every test again in a
  // new process, which is 97 percent of a run. The code that uses them is mutated.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutate/rules.json' },
  thresholds: { high: 95, low: 90, break: 85 },
};
