import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from '../platform/platform.ts';
import type { Findings } from './rows.ts';

/** Lists the bytes of each route's first load and of each function's bundle, with their budgets, as `npm run budgets` does. */
export async function measureBytes(): Promise<Findings> {
  const { stdout } = await promisify(execFile)('npm', ['run', 'budgets', '--silent'], { cwd: repository });
  return { rows: [], details: `\`\`\`text\n${stdout.trimEnd()}\n\`\`\`` };
}
