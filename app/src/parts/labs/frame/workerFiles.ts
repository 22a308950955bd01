import type { FromWorker, PythonJob, SqlJob, ToWorker } from './messages.ts';

/** Sends a message to the frame. */
export const tellFrame = (message: FromWorker): void => postMessage(message);

/** The program's files by name. */
export type ProgramFiles = ReadonlyMap<string, ArrayBuffer | WebAssembly.Module>;

/**
 * Starts a program when all its files have arrived, reports that it is ready, and runs what the frame sends. Both functions
 * may throw; the frame then hears that the program broke down.
 */
export function startProgram<Job extends PythonJob | SqlJob>(
  names: readonly string[],
  start: (files: ProgramFiles) => Promise<(job: Job) => unknown>,
): void {
  const files = new Map<string, ArrayBuffer | WebAssembly.Module>();
  let run: ((job: Job) => unknown) | undefined;
  const report = (error: unknown) => tellFrame({ type: 'crash', detail: String(error) });
  const begin = async () => {
    run = await start(files);
    tellFrame({ type: 'ready' });
  };
  const finish = async (job: Job) => tellFrame({ type: 'result', result: await run?.(job) });
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'file') {
      files.set(data.name, data.content);
      if (names.every((name) => files.has(name))) begin().catch(report);
      return;
    }
    finish(data.job as Job).catch(report);
  });
}

/** Returns a file that was compiled. */
export function moduleIn(files: ProgramFiles, name: string): WebAssembly.Module {
  const file = files.get(name);
  if (file instanceof WebAssembly.Module) return file;
  throw new Error(`${name} is not compiled.`);
}
