import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { labFrameFolder, labHeadersFile } from '@redwhiteandcode/contract/deployment/lab-frame.ts';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { inlineScriptHashes, labFrameHeaders } from './page-security.ts';
import { readPythonPackages } from './python-packages.ts';

/** A file of a program: its path on the site, and its size in bytes. */
export interface LabFile {
  url: string;
  bytes: number;
}

/** The files that a page needs to run labs: the frame, and for each program its worker's script and its other files. */
export interface LabFiles {
  /** The path of the frame's document. */
  frame: string;
  programs: Record<'python' | 'sql', { script: LabFile; files: Record<string, LabFile> }>;
  /** The files of each Python package of this build, by the name under which code imports it. */
  packages: Record<string, Record<string, LabFile>>;
}

interface BuiltFile extends LabFile {
  content: Uint8Array;
}

const sources = path.join(import.meta.dirname, '../src/parts/labs/frame');
const { resolve } = createRequire(import.meta.url);

function built(folder: string, name: string, content: Uint8Array): BuiltFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { name: stem, ext } = path.parse(name);
  return { url: `${folder}${stem}-${hash}${ext}`, bytes: content.byteLength, content };
}

const copied = (name: string, file: string): BuiltFile =>
  built('/assets/', name, readFileSync(resolve(file)));

async function bundled(entry: string, lockFile?: object): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(sources, entry)],
    bundle: true,
    minify: true,
    write: false,
    // Chromium starts no module workers from the blobs of an opaque origin.
    format: 'iife',
    platform: 'browser',
    // Pyodide and SQLite read the address of their module, although they need none: their files come from the frame.
    define: { 'import.meta.url': '"https://files.invalid/"', __LOCK_FILE__: JSON.stringify(lockFile ?? {}) },
    target: 'es2022',
    // Pyodide names modules of Node.js, which it loads only there.
    external: ['node:*'],
    loader: { '.py': 'text' },
    logLevel: 'error',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

async function frameDocument(): Promise<string> {
  const script = new TextDecoder().decode(await bundled('frame.ts'));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lab</title><script type="module">${script}</script></html>`;
}

async function buildFiles() {
  const { lockFile, files: packages } = await readPythonPackages();
  const [frame, python, sql] = await Promise.all([
    frameDocument(),
    bundled('pythonWorker.ts', lockFile),
    bundled('sqlWorker.ts'),
  ]);
  return {
    frame: built(labFrameFolder, 'frame.html', new TextEncoder().encode(frame)),
    hashes: inlineScriptHashes(frame),
    programs: {
      python: {
        script: built('/assets/', 'python.js', python),
        files: {
          'pyodide.asm.wasm': copied('pyodide.wasm', 'pyodide/pyodide.asm.wasm'),
          'python_stdlib.zip': copied('python-library.zip', 'pyodide/python_stdlib.zip'),
        },
      },
      sql: {
        script: built('/assets/', 'sql.js', sql),
        files: { 'sqlite3.wasm': copied('sqlite.wasm', '@sqlite.org/sqlite-wasm/sqlite3.wasm') },
      },
    },
    packages: Object.fromEntries(
      Object.entries(packages).map(([name, files]) => [
        name,
        Object.fromEntries([...files].map(([file, content]) => [file, built('/assets/', file, content)])),
      ]),
    ),
  };
}

type Built = Awaited<ReturnType<typeof buildFiles>>;

/** Returns each file once, although packages share some. */
const allFiles = ({ frame, programs, packages }: Built): BuiltFile[] => {
  const files = [
    frame,
    ...Object.values(programs).flatMap(({ script, files: others }) => [script, ...Object.values(others)]),
    ...Object.values(packages).flatMap((others) => Object.values(others)),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
};

/** Returns the value of the pages' `__LAB_FILES__`. */
const namesOf = ({ frame, programs, packages }: Built): LabFiles =>
  JSON.parse(
    JSON.stringify({ frame: frame.url, programs, packages }, (name, value) =>
      name === 'content' ? undefined : value,
    ),
  );

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/**
 * Builds the frame of labs and their programs, and tells the pages their paths. A program's script is one file, because its
 * worker has no network. The development server serves the same files.
 */
export function labFiles(): Plugin {
  let files: Promise<Built> | undefined;
  const read = () => (files ??= buildFiles());
  return {
    name: 'lab-files',
    config: async () => ({ define: { __LAB_FILES__: JSON.stringify(namesOf(await read())) } }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const built = await read();
      for (const { url, content } of allFiles(built))
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: content });
      // The build moves this file to the settings of the edge.
      const headers = JSON.stringify(labFrameHeaders(built.hashes), null, 2);
      this.emitFile({ type: 'asset', fileName: labHeadersFile, source: `${headers}\n` });
    },
    configureServer(server) {
      const serve = async (url: string | undefined, response: ServerResponse, next: () => void) => {
        const built = await read();
        const file = allFiles(built).find((one) => one.url === url);
        if (!file) return next();
        const headers = file === built.frame ? labFrameHeaders(built.hashes) : {};
        response.setHeader('content-type', types[path.extname(file.url)] ?? 'application/octet-stream');
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(file.content);
      };
      server.middlewares.use(({ url }, response, next: () => void) => void serve(url, response, next));
    },
  };
}
