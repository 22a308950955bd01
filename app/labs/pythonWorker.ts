/** The worker that runs Python on Pyodide. It has no network: the frame gives it the program's files. */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import lockFile from 'pyodide/pyodide-lock.json';
import driver from './driver.py';
import { limitMemory } from './memory.ts';
import type { PythonJob } from './messages.ts';
import { collectPrinted } from './printed.ts';
import { moduleIn, type ProgramFiles, startProgram, tellFrame } from './workerFiles.ts';

const wasm = 'pyodide.asm.wasm';
const library = 'python_stdlib.zip';
/** The names of Pyodide's files are resolved against this address, which does not exist. */
const base = 'https://files.invalid/';

/** What the driver returns; see `driver.py`. */
interface DriverResult {
  error: string | null;
  tests: { id: string; isPassed: boolean; message: string }[];
}

/** Lets Pyodide load its files from memory while it starts. Returns a function that undoes this. */
function serveFiles(files: ProgramFiles): () => void {
  const { fetch, WebAssembly: web } = globalThis;
  const { instantiateStreaming } = web;
  const module = moduleIn(files, wasm);
  globalThis.fetch = async (input) => {
    const file = files.get(String(input).replace(base, ''));
    return file instanceof ArrayBuffer ? new Response(file) : new Response(null, { status: 404 });
  };
  web.instantiateStreaming = async (_source, imports) => ({
    module,
    instance: await web.instantiate(module, imports),
  });
  return () => {
    globalThis.fetch = fetch;
    web.instantiateStreaming = instantiateStreaming;
  };
}

startProgram<PythonJob>([wasm, library], async (files) => {
  limitMemory();
  const restore = serveFiles(files);
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: base + library,
    packageBaseUrl: base,
    lockFileContents: JSON.stringify({ ...lockFile, packages: {} }),
    createPyodideModule,
  });
  restore();
  const run = python.runPython(driver) as (job: string, read: () => string) => string;
  return ({ code, files: dataFiles, tests }) => {
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
