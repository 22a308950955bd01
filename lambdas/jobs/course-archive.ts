import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfZip, zipOf } from '@redwhiteandcode/contract/course-files/course-zip.ts';
import { outlineFile } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import type { CourseArchive } from '../src/media/course-media.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

const isZip = (file: string): boolean => file.toLowerCase().endsWith('.zip');

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name) && statSync(path.join(folder, name)).isFile());

/** Reads the files of a course from a folder or a ZIP. Throws an OperatorProblem if it is neither. */
export function readArchive(from: string): CourseArchive {
  if (!existsSync(from)) throw new OperatorProblem(`There is no file or folder ${from}.`);
  if (statSync(from).isDirectory())
    return new Map(namesIn(from).map((name) => [name, readFileSync(path.join(from, name))]));
  try {
    return filesOfZip(readFileSync(from));
  } catch (error) {
    throw new OperatorProblem((error as Error).message);
  }
}

/**
 * Writes the files of a course into a new ZIP or into a folder: a new or empty one, or one that has a course, whose files it
 * replaces. Throws an OperatorProblem if the ZIP exists or the folder has something else.
 */
export function writeArchive(to: string, files: CourseArchive): void {
  if (isZip(to)) {
    if (existsSync(to)) throw new OperatorProblem(`${to} exists already.`);
    writeFileSync(to, zipOf(files));
    return;
  }
  const before = existsSync(to) ? namesIn(to) : [];
  if (before.length > 0 && !before.includes(outlineFile))
    throw new OperatorProblem(`${to} is not empty, and has no ${outlineFile}.`);
  for (const name of before)
    if (/^(lessons|files)\/|^[^/]+\.yaml$/.test(name) && !files.has(name)) rmSync(path.join(to, name));
  for (const [name, bytes] of files) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
