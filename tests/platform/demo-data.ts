import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demoData, repository, startPlatform } from './platform.ts';

/** Starts a platform in an empty folder and keeps its data for the platforms of the tests. */
const folder = path.join(repository, demoData.folder);
rmSync(folder, { recursive: true, force: true });
const making = path.join(folder, 'making');
const platform = await startPlatform({ dataDir: making });
if ((await platform.stop()) !== 0) throw new Error(platform.output());
renameSync(making, path.join(folder, 'data'));
