import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const data = path.join(import.meta.dirname, '../../lambdas/data');

/** Returns the number of lessons of each built-in course that has some, by the course's id. */
export function lessonCounts(): Record<string, number> {
  const counts = globSync('*/content.json', { cwd: data }).map((file) => {
    const { modules } = JSON.parse(readFileSync(path.join(data, file), 'utf8')) as {
      modules: { lessons: unknown[] }[];
    };
    return [path.dirname(file), modules.flatMap(({ lessons }) => lessons).length] as const;
  });
  return Object.fromEntries(counts);
}
