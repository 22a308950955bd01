import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { operations } from './contract/operations.ts';
import { streamConsumers } from './streams.ts';

const root = new URL('.', import.meta.url).pathname;
/** The domains that have operations or follow the table's stream; each becomes one bundle. */
export const domains: readonly string[] = [
  ...new Set([...Object.values(operations), ...streamConsumers].map(({ domain }) => domain)),
];

/** Bundles each domain into `dist/functions/<domain>/index.mjs`: what Lambda runs, and the local gateway too. */
export async function bundle(): Promise<void> {
  await rm(`${root}dist/functions`, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(domains.map((domain) => [`${domain}/index`, `src/${domain}/index.ts`])),
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    sourcemap: 'linked',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': `${root}src/platform/environment-credentials.ts` },
    metafile: true,
    legalComments: 'none',
    // Some dependencies are CommonJS and require Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

if (import.meta.main) await bundle();
