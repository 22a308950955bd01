import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts Xvfb on a display number that it chooses itself, and returns the number. */
export async function startDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: child };
}
