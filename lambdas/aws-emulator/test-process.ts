import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Calls a module's `start` function with JSON options in a separate process. `kill` ends the process as a crash would. */
export async function startProcess(module: URL, start: string, options: object) {
  const script = `import { ${start} } from '${module.href}'; console.log((await ${start}(${JSON.stringify(options)})).endpoint);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [endpoint] = await once(createInterface(child.stdout), 'line');
  return { endpoint: String(endpoint), kill };
}
