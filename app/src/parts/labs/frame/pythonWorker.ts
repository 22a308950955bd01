/** The worker that runs Python on Pyodide. It has no network: the frame gives it the program's files. */
import { loadPyodide, type Lockfile } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import driver from './driver.py';
import { limitMemory } from './memory.ts';
import type { PythonJob } from './messages.ts';
import { collectPrinted } from './printed.ts';
import { moduleIn, type ProgramFiles, startProgram, tellFrame } from './workerFiles.ts';

/** Pyodide's list of packages, with only those of this build; set by the build. */
declare const __LOCK_FILE__: Lockfile;

const hasPackages = Object.keys(__LOCK_FILE__.packages).length > 0;
const wasm = 'pyodide.asm.wasm';
const library = 'python_stdlib.zip';
/** The names of Pyodide's files are resolved against this address, which does not exist. */
const base = 'https://files.invalid/';

/** What the driver returns; see `driver.py`. */
interface DriverResult {
  error: string | null;
  tests: { id: string; isPassed: boolean; message: string }[];
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** Lets Pyodide load its files and its packages from memory. */
function serveFiles(files: ProgramFiles): void {
  const { WebAssembly: web } = globalThis;
  const module = moduleIn(files, wasm);
  globalThis.fetch = async (input) => {
    const file = files.get(addressOf(input).replace(base, ''));
    return file instanceof ArrayBuffer ? new Response(file) : new Response(null, { status: 404 });
  };
  web.instantiateStreaming = async (_source, imports) => ({
    module,
    instance: await web.instantiate(module, imports),
  });
}

startProgram<PythonJob>([wasm, library], async (files) => {
  limitMemory();
  serveFiles(files);
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: base + library,
    packageBaseUrl: base,
    lockFileContents: __LOCK_FILE__,
    createPyodideModule,
  });
  const run = python.runPython(driver) as (job: string, read: () => string) => string;
  return async ({ code, files: dataFiles, tests }) => {
    if (hasPackages)
      await python.loadPackagesFromImports([code, ...tests.map((test) => test.code)].join('\n'));
    const printed = collectPrinted((text) => tellFrame({ type: 'output', text }));
    const decoder = new TextDecoder();
    const write = (bytes: Uint8Array) => {
      printed.write(decoder.decode(bytes, { stream: true }));
      return bytes.length;
    };
    python.setStdout({ write });
    python.setStderr({ write });
    python.setStdin({ error: true });
    for (const { name, content } of dataFiles) python.FS.writeFile(name, content);
    const { error, tests: results } = JSON.parse(
      run(JSON.stringify({ code, tests }), printed.read),
    ) as DriverResult;
    return {
      output: printed.read(),
      isCut: printed.isCut(),
      end: error === null ? { kind: 'done' } : { kind: 'error', message: error },
      tests: results,
    };
  };
});
