/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'lambdas/src/**/{,*-}rules.ts',
    'lambdas/contract/*.ts',
    '!lambdas/contract/*.test.ts',
    // The API's operations with their schemas: `tests/api` calls them over HTTP, and the rules they name are in the list.
    '!lambdas/contract/{catalog,corporate,curriculum,engagement,identity,learning,liftoff,reimbursement}{,-admin}.ts',
    '!lambdas/contract/{admin,operations,page,problem}.ts',
    // Constants and sentences without a condition: a test could only repeat them.
    '!lambdas/contract/{csv-export,fields,problem-types,problem-urns,session-ended,support}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  // There is no such file: Stryker would rewrite `tsconfig.json` with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  tempDirName: '.cache/mutate/sandbox',
  ignorePatterns: ['/*', '!/lambdas', '/lambdas/dist', '!/tests', '!/package.json', '!/tsconfig.json'],
  // Constants that a module makes as it loads: columns, tables, sentences. Each would need every test once more in a
  // fresh process, which together is 97 percent of a run; what is made of them is mutated.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutate/rules.json' },
  thresholds: { high: 95, low: 90, break: 85 },
};
