/**
 * Measures how much each general component adds to an app, minified and compressed, without React and with the strings of
 * one language. Screen components are part of the pages that the app's budget measures. Reads `dist`. To accept a change,
 * run `npm run sizes -w design-system`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import {
  build,
  defaultClientConditions,
  type InlineConfig,
  parseSync,
  type Plugin,
  type Rolldown,
} from 'vite';
import { entries, manifest, sourceCondition } from './manifest.ts';

/** An export of the public API. */
interface PublicExport {
  name: string;
  isType: boolean;
  /** The path of the file that declares it, relative to the package's root. */
  file: string;
}

/** Returns the exports of a module. */
function exportsOf(source: string): PublicExport[] {
  const text = readFileSync(new URL(`../${source}`, import.meta.url), 'utf8');
  const { module, errors } = parseSync(source, text);
  if (errors.length > 0) throw new Error(`${source} cannot be parsed: ${errors[0]?.message}`);
  return module.staticExports.flatMap((statement) =>
    statement.entries.map(({ exportName, isType, moduleRequest }) => {
      if (exportName.name === null) throw new Error(`${source} must name its exports.`);
      const file = path.join(path.dirname(source), moduleRequest?.value ?? path.basename(source));
      return { name: exportName.name, isType, file };
    }),
  );
}

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'sizes.json');
/** The folder of the screen components in the built package. */
const screens = path.join('dist', 'screens/');

/** The components of a typical page with forms and tables; they share most of their code. */
export const seven = [
  'Button',
  'Select',
  'Dialog',
  'Accordion',
  'DataTable',
  'ToastRegion',
  'toast',
  'NumberField',
];

export type Sizes = Record<string, number>;

function virtual(code: string): Plugin {
  return {
    name: 'virtual-entry',
    enforce: 'pre',
    resolveId: (id) => (id === 'entry' ? path.join(root, 'entry.js') : undefined),
    load: (id) => (id === path.join(root, 'entry.js') ? code : undefined),
  };
}

async function bundle(code: string, config: InlineConfig = {}): Promise<Rolldown.OutputBundle[string][]> {
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      virtual(code),
      ...(config.plugins ?? []),
    ],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        // Includes the code that is loaded later.
        output: { codeSplitting: false },
      },
    },
  });
  return (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    ({ output }) => output,
  );
}

const gzipSize = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** Returns the gzip bytes of the JS of an app that uses only these exports of a file. */
async function measureScripts(file: string, names: readonly string[]): Promise<number> {
  const files = await bundle(`export { ${names.join(', ')} } from '${file}';`);
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSize(file.code) : 0), 0);
}

/** Returns the general components that the built package exports, each with its module. */
function components(): { name: string; file: string }[] {
  return entries
    .flatMap(({ built }) => exportsOf(built))
    .filter(({ name, file }) => /^[A-Z]/.test(name) && !file.startsWith(screens))
    .map(({ name, file }) => ({ name, file: path.join(root, file) }));
}

/** Returns the gzip bytes of each general component by itself. */
export async function measureSizes(): Promise<Sizes> {
  if (!existsSync(path.join(root, 'dist/index.js')))
    throw new Error('Run "npm run build -w design-system" first.');
  const sizes: Sizes = {};
  const queue = components();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop())
      sizes[next.name] = await measureScripts(next.file, [next.name]);
  };
  await Promise.all([work(), work()]);
  return Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the gzip bytes of an app with the seven components: JS without React, and CSS with the theme. */
export async function measureSeven(): Promise<{ js: number; css: number; names: string[] }> {
  const index = entries.find(({ name }) => name === '.')?.source ?? '';
  const exported = new Set(exportsOf(index).map(({ name }) => name));
  const names = seven.filter((name) => exported.has(name));
  const js = await measureScripts(path.join(root, 'dist/index.js'), names);
  const files = await bundle(
    `import '${manifest.name}/theme'; export { ${names.join(', ')} } from '${manifest.name}';`,
    {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    },
  );
  const css = files.reduce(
    (sum, file) =>
      sum + (file.type === 'asset' && file.fileName.endsWith('.css') ? gzipSize(file.source) : 0),
    0,
  );
  return { js, css, names };
}

if (import.meta.main) writeFileSync(target, `${JSON.stringify(await measureSizes(), null, 2)}\n`);
