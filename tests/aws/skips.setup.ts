import path from 'node:path';
import { beforeEach } from 'vitest';
import { skipOf } from './skipped-tests.ts';

beforeEach(({ task, skip }) => {
  const file = path.basename(task.file.filepath, '.test.ts');
  const { fullTestName = task.name } = task as { fullTestName?: string };
  const found = skipOf(file, fullTestName);
  if (found) skip(found.reason);
});
