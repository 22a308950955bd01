/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'lambdas/src/**/{,*-}rules.ts',
    'lambdas/contract/{client,*/*}.ts',
    '!lambdas/contract/**/*.test.ts',
    // The API's operations and schemas: `tests/api` calls them over HTTP, and the rules that they use are in this list.
    '!lambdas/contract/*/{,admin-,passkey-}operations.ts',
    '!lambdas/contract/{admin/lists,api/{page,problem},credentials/learning-records}.ts',
    '!lambdas/contract/{identity/{deletion,email,passkeys,two-step},reimbursement/{approvals,toolkits}}.ts',
    // Constants and sentences without a condition: a test could only repeat them.
    '!lambdas/contract/{admin/csv-export,api/{fields,problem-types,problem-urns,session-ended}}.ts',
    '!lambdas/contract/{deployment/support,uploads/upload-bucket}.ts',
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
