import type { ProgramJob } from './frame/messages.ts';

/** The name of a program. */
export type ProgramName = keyof typeof __LAB_FILES__.programs;

/** A file that a job needs. `bytes` is its size. */
interface NeededFile {
  name: string;
  url: string;
  bytes: number;
}

/** The name of the file with a program's script. */
export const scriptName = 'script';

/** The least time between two reports of what is loaded, in milliseconds: the page is drawn for each of them. */
const reportInterval = 100;

/** Returns whether Python code imports a package. */
const isImported = (name: string, code: string): boolean =>
  new RegExp(String.raw`^\s*(?:import|from)\s[^#\n]*\b${name}\b`, 'm').test(code);

/** Returns the files of a program, and of the packages that the job's code imports, as far as this build has them. */
export function neededFiles(program: ProgramName, job: ProgramJob): NeededFile[] {
  const { script, files } = __LAB_FILES__.programs[program];
  const code = 'code' in job ? [job.code, ...job.tests.map((test) => test.code)].join('\n') : '';
  const packages = Object.entries(__LAB_FILES__.packages).filter(([name]) => isImported(name, code));
  const named = Object.assign({}, files, ...packages.map(([, others]) => others)) as typeof files;
  return [
    { name: scriptName, ...script },
    ...Object.entries(named).map(([name, file]) => ({ name, ...file })),
  ];
}

async function readBytes(url: string, signal: AbortSignal, onBytes: (count: number) => void) {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url} has status ${response.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    onBytes(value.byteLength);
  }
}

/** Loads files, all at once, and gives each away when it has arrived. If one cannot be loaded, it rejects and stops the others. */
export async function loadFiles(
  files: readonly NeededFile[],
  onFile: (name: string, content: Blob) => Promise<void>,
  { onLoad, signal }: { onLoad: (loaded: number, total: number) => void; signal: AbortSignal },
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  let reportedAt = -Infinity;
  const count = (bytes: number) => {
    loaded += bytes;
    const now = performance.now();
    if (loaded < total && now - reportedAt < reportInterval) return;
    reportedAt = now;
    onLoad(loaded, total);
  };
  const failure = new AbortController();
  const stopped = AbortSignal.any([signal, failure.signal]);
  try {
    await Promise.all(files.map(async ({ name, url }) => onFile(name, await readBytes(url, stopped, count))));
  } catch (error) {
    failure.abort();
    throw error;
  }
}
