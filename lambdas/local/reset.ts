import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFiles } from './data-folder.ts';
import { readSettings } from './settings.ts';

function runningProcess(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const id = Number(readFileSync(file, 'utf8'));
  try {
    process.kill(id, 0);
    return id;
  } catch {
    // No process has this id: the last run was killed.
    return undefined;
  }
}

const { dataDir } = readSettings(process.env);
const running = runningProcess(path.join(dataDir, 'server.pid'));
if (running) {
  console.error(`The platform is running with ${dataDir} (process ${running}). Stop it first.`);
  process.exitCode = 1;
} else {
  for (const name of dataFiles) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  console.log(`${dataDir} is empty. The next start creates the demo data again.`);
}
