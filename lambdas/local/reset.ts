import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from './settings.ts';

/** The files of the local stack. Other files in the folder are not deleted. */
const files = [
  'dynamodb',
  'cognito.sqlite',
  'cognito.sqlite-shm',
  'cognito.sqlite-wal',
  's3',
  'outbox.jsonl',
  'demo-data',
  'server.pid',
  'stack.env',
];

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
  for (const name of files) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  console.log(`${dataDir} is empty. The next start creates the demo data again.`);
}
