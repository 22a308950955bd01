import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { rendererFile } from './badges/renderer.ts';
import { fontFiles } from './documents/fonts.ts';
import { functions } from './functions.ts';
import { readCommonPasswords } from './src/identity/common-passwords.ts';
import { codecFiles } from './src/platform/upload-check/codecs.ts';

const root = new URL('.', import.meta.url).pathname;
/** The domains with a function. Each becomes one bundle. */
export const domains: readonly string[] = [...new Set(Object.values(functions).map(({ domain }) => domain))];

/** Replaces the module of the OpenAPI document with its value, so that a function loads it without the schemas. */
const evaluateOpenApi: Plugin = {
  name: 'evaluate-openapi',
  setup(bundler) {
    bundler.onLoad({ filter: /service\/openapi-document\.ts$/ }, async ({ path }) => {
      const options = { bundle: true, write: false, format: 'esm', platform: 'node' } as const;
      // As a data URL: Node would return the first version again when the watcher rebuilds.
      const [file] = (await build({ entryPoints: [path], ...options })).outputFiles;
      const url = `data:text/javascript;base64,${Buffer.from(file?.contents ?? '').toString('base64')}`;
      const { openApiDocument } = (await import(url)) as { openApiDocument: object };
      // Brotli finds the document's far repetitions, which the compression of the bundle does not.
      const packed = brotliCompressSync(JSON.stringify(openApiDocument)).toString('base64');
      return {
        contents: `import { brotliDecompressSync } from 'node:zlib';
          const text = brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString();
          export const openApiDocument = JSON.parse(text);`,
      };
    });
  },
};

/**
 * Omits code that the SDK loads later: for event streams, which only operations have that we do not call, and to name the
 * browser, which no function runs in. Loading it fails: there is no package `not-bundled`.
 */
const omitUnused: Plugin = {
  name: 'omit-unused',
  setup(bundler) {
    bundler.onResolve({ filter: /^(@smithy\/core\/event-streams|bowser)$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'not-bundled', external: true } : undefined,
    );
  },
};

/** The name of the compressed list of common passwords beside a bundle. */
const passwordFile = 'common-passwords.br';

/** Replaces the module of the common passwords with one that reads their list from the file beside the bundle. */
const readPasswordFile: Plugin = {
  name: 'read-password-file',
  setup(bundler) {
    bundler.onLoad({ filter: /identity\/common-passwords\.ts$/ }, () => ({
      contents: `
        import { readFileSync } from 'node:fs';
        import { brotliDecompressSync } from 'node:zlib';
        const file = new URL('./${passwordFile}', import.meta.url);
        export const readCommonPasswords = () => brotliDecompressSync(readFileSync(file)).toString().split('\\n');`,
    }));
  },
};

/** The call with which PDFKit loads the font of form fields from its package, which a bundle does not have. */
const helvetica = "require$1('#standard-fonts/Helvetica')";

/** Includes the font of form fields in the bundle. PDFKit's other standard fonts are not used. */
const includeHelvetica: Plugin = {
  name: 'include-helvetica',
  setup(bundler) {
    bundler.onLoad({ filter: /pdfkit\.node\.mjs$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!source.includes(helvetica)) throw new Error('PDFKit loads its standard fonts in another way.');
      return { contents: source.replace(helvetica, "require('#standard-fonts/Helvetica')") };
    });
  },
};

/** How functions and their worker are bundled. */
const bundling = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  sourcemap: 'linked',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // The design system's source, so that it need not be built first.
  conditions: ['@redwhiteandcode/source', 'module'],
  alias: { '@aws-sdk/credential-provider-node': `${root}src/platform/environment-credentials.ts` },
  define: { FILES_ARE_BESIDE_BUNDLE: 'true' },
  legalComments: 'none',
  // Some dependencies are CommonJS and require Node's built-in modules.
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** What a bundle consists of. */
export interface BundleParts {
  /** The files that a function loads at its start. It loads the other ones when a call first needs them. */
  atStart: string[];
  /** The SDK's clients that it imports, at its start or later. */
  clients: string[];
}

/** The file with the parts of each domain's bundle. */
const partsFile = 'dist/functions/parts.json';

/** Returns what the bundle of each domain consists of. */
export const readParts = async (): Promise<Record<string, BundleParts>> =>
  JSON.parse(await readFile(`${root}${partsFile}`, 'utf8')) as Record<string, BundleParts>;

/** Returns what a bundle consists of, from the file `start` that a function loads first. */
function partsOf({ inputs, outputs }: Metafile, start: string): BundleParts {
  const atStart = new Set([start]);
  for (const file of atStart) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) atStart.add(imported);
    }
  }
  const clients = Object.keys(inputs).flatMap((file) => /@aws-sdk\/client-[\w-]+/.exec(file)?.[0] ?? []);
  return {
    atStart: [...atStart].map((file) => path.basename(file)),
    clients: [...new Set(clients)].toSorted(),
  };
}

/** Bundles a domain into `dist/functions/<domain>`: `index.mjs`, and a file for each part that it loads later. */
async function bundleDomain(domain: string): Promise<BundleParts> {
  const outdir = `dist/functions/${domain}`;
  const { metafile } = await build({
    ...bundling,
    entryPoints: [`src/${domain}/index.ts`],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    metafile: true,
    plugins: [evaluateOpenApi, omitUnused, includeHelvetica, readPasswordFile],
  });
  const folder = path.join(root, outdir);
  const has = (module: string) => module in metafile.inputs;
  const files: Promise<unknown>[] = [];
  if (has('documents/fonts.ts')) files.push(copyFiles(fontFiles, path.join(folder, 'fonts')));
  if (has('badges/renderer.ts')) files.push(copyFiles([rendererFile], folder));
  if (has('src/platform/upload-check/check-upload.ts'))
    files.push(copyFiles(Object.values(codecFiles), folder), bundleWorker(folder));
  if (has('src/identity/common-passwords.ts')) files.push(writePasswordFile(folder));
  await Promise.all(files);
  return partsOf(metafile, `${outdir}/index.mjs`);
}

/** Bundles each domain, for Lambda and the local gateway. */
export async function bundle(): Promise<void> {
  await rm(`${root}dist/functions`, { recursive: true, force: true });
  const parts = await Promise.all(
    domains.map(async (domain) => [domain, await bundleDomain(domain)] as const),
  );
  await writeFile(`${root}${partsFile}`, JSON.stringify(Object.fromEntries(parts)));
}

/** Bundles the worker that checks uploads, which a function loads only to check one. */
const bundleWorker = (folder: string) =>
  build({
    ...bundling,
    entryPoints: ['src/platform/upload-check/worker.ts'],
    outfile: path.join(folder, 'upload-worker.mjs'),
  });

const writePasswordFile = (folder: string) =>
  writeFile(path.join(folder, passwordFile), brotliCompressSync(readCommonPasswords().toSorted().join('\n')));

/** Copies files of packages into a folder. */
async function copyFiles(files: readonly string[], folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => copyFile(resolve(file), path.join(folder, path.basename(file)))));
}

if (import.meta.main) await bundle();
