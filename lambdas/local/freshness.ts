import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../jobs/platform/local-target.ts';
import { withUsualMask } from './data-folder.ts';
import { StartError } from './settings.ts';

/** A build: its input files, its output folder, and its script. */
export interface Product {
  name: string;
  /** Glob patterns. */
  inputs: readonly string[];
  /** The settings that affect the output. */
  settings: string;
  folder: string;
  /** The arguments for Node.js. */
  script: readonly string[];
}

/** Returns the environment variables for analytics, the company's facts, and Python's packages that the build reads. */
const pageSettings = (): string[] =>
  Object.entries(process.env)
    .filter(
      ([name, value]) =>
        /^((ANALYTICS|PIXEL)_(ID|SCRIPT|HOSTS)|SELLER_\w+|SUPPORT_\w+|PYTHON_PACKAGES_URL)$/.test(name) &&
        value,
    )
    .map(([name, value]) => `${name}=${value}`)
    .sort();

const products = (siteUrl: string): Product[] => [
  {
    name: 'the functions',
    inputs: [
      'lambdas/{badges,contract,documents,src}/**/*.{ts,json}',
      'lambdas/{build,streams}.ts',
      'design-system/tokens/*.json',
      'package-lock.json',
    ],
    settings: '',
    folder: 'lambdas/dist/functions',
    script: ['lambdas/build.ts'],
  },
  {
    name: 'the pages',
    inputs: [
      'app/**/*.{ts,tsx,js,json,css,svg,jpg,png,ico,txt,py,webmanifest}',
      'design-system/{src,tokens}/**/*',
      'lambdas/{badges,contract,documents}/**/*',
      'lambdas/data/**/*',
      'lambdas/{jobs,src/rows/course}/*.ts',
      'package-lock.json',
    ],
    // The pages name the year, and `security.txt` expires within a year.
    settings: [siteUrl, new Date().getFullYear(), ...pageSettings()].join('\n'),
    folder: 'app/build',
    script: ['app/build.ts'],
  },
];

const isSource = (file: string): boolean =>
  !/(^|\/)(node_modules|build|dist|\.react-router)\/|\.test\.tsx?$/.test(file) &&
  statSync(path.join(repository, file)).isFile();

/** Returns a hash of the names and contents of a build's inputs. */
function fingerprint({ inputs, settings }: Product): string {
  const hash = createHash('sha256').update(settings);
  for (const file of globSync([...inputs], {
    cwd: repository,
    exclude: ['**/node_modules/**', 'app/build/**'],
  }).sort()) {
    if (isSource(file)) hash.update(`\0${file}\0`).update(readFileSync(path.join(repository, file)));
  }
  return hash.digest('hex');
}

function run(script: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const child = withUsualMask(() =>
    spawn(process.execPath, script, {
      cwd: repository,
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new StartError(`Building with ${script[0]} failed; see its output above.`));
    });
  });
}

/** The file in a build's folder with the fingerprint of its inputs. */
const stampOf = ({ folder }: Product): string => path.join(repository, folder, '.made-of');

/** Whether a build's inputs and settings are unchanged since it ran. */
export function isFresh(product: Product): boolean {
  const stamp = stampOf(product);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(product);
}

/** Runs a build unless it is fresh. */
export async function buildIfStale(product: Product, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  if (isFresh(product)) return;
  console.log(`Building ${product.name} …`);
  const made = fingerprint(product);
  await run(product.script, { ...process.env, ...variables });
  const stamp = stampOf(product);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
}

/** Builds the functions and the pages if they are out of date. */
export async function buildStale(siteUrl: string, only?: 'the functions'): Promise<void> {
  for (const product of products(siteUrl)) {
    if (only && product.name !== only) continue;
    await buildIfStale(product, { SITE_URL: siteUrl, NODE_ENV: 'production' });
  }
}
