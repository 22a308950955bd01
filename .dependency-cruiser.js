const design = '^design-system/src/';
const contract = '^lambdas/contract/';
const badges = '^lambdas/badges/';
const documents = '^lambdas/documents/';
const shell = '^app/src/shell/';
const parts = '^app/src/parts/';
const domain = [contract, '^lambdas/src/(platform|rows)/'];

/**
 * The other folders of this repository that the files of a folder may import, from "The packages" in docs/architecture.md. The
 * first line that matches a file applies. `tests/` may import anything.
 * @type {readonly (readonly [folder: string, may: readonly string[]])[]}
 */
const rooms = [
  ['design-system/src/', []],
  ['app/src/shell/', [design, contract]],
  ['app/src/parts/', [design, contract, shell]],
  ['app/src/pages/(credentials)/verify/', [design, contract, shell, parts, '^app/src/pages/$1/', badges]],
  ['app/src/pages/([^/]+)/', [design, contract, shell, parts]],
  ['app/src/', [design, contract]],
  ['app/', [design, contract, documents, '^lambdas/jobs/course-files']],
  ['lambdas/contract/', []],
  ['lambdas/badges/', [contract, documents, '^design-system/tokens/']],
  ['lambdas/documents/', [contract, '^design-system/(tokens|src/screens/credentials/printed)']],
  ['lambdas/src/platform/', [contract, '^design-system/tokens/']],
  ['lambdas/src/(rows|credentials|orders|reimbursement)/', [...domain, badges, documents]],
  ['lambdas/src/(privacy|search)/', [...domain, documents, '^lambdas/src/[^/]+/list\\.ts$']],
  [
    'lambdas/src/changes/',
    [
      ...domain,
      '^lambdas/src/(live/|search/|assessment/regradings|company/duty-stream|waitlist/openings|identity/reset-requests)',
    ],
  ],
  ['lambdas/src/models/', [...domain, '^lambdas/src/(company|curriculum|labs)/(drafting-)?worker']],
  ['lambdas/src/([^/]+)/', domain],
  ['lambdas/jobs/', [contract, badges, '^lambdas/src/', '^design-system/tokens/']],
  ['lambdas/aws-emulator/', []],
  ['lambdas/stripe-emulator/', ['^lambdas/aws-emulator/http/']],
  ['lambdas/', []],
  ['cdk/', [contract, '^lambdas/[^/]+$']],
  ['stories/', [design, contract, '^app/src/(pages|parts|shell)/']],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms.map(([folder, may], at) => ({
      name: `room ${folder}`,
      severity: 'error',
      from: { path: `^${folder}`, pathNot: rooms.slice(0, at).map(([earlier]) => `^${earlier}`) },
      to: {
        path: '^(app|cdk|design-system|lambdas|stories|tests)/',
        pathNot: [`^${folder.replace(/\(.*?\)/, '$1')}`, ...may],
      },
    })),
    {
      name: 'no Node.js in browsers',
      severity: 'error',
      // Tests run in Node.js.
      from: { path: [design, contract], pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no schemas in browsers: import types of the contract',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: 'node_modules/(zod|@aws-sdk)/' },
    },
    {
      name: 'no AWS',
      severity: 'error',
      from: { path: [contract, badges, documents] },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    { name: 'no imports of tests', severity: 'error', from: {}, to: { path: '\\.(test|spec)\\.tsx?$' } },
    { name: 'circle of files', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no API to read its syntax trees.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules).*/(dist|build|cdk\\.out|\\.react-router)/' },
    enhancedResolveOptions: {
      conditionNames: ['@redwhiteandcode/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
