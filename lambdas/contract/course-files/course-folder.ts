import * as z from 'zod';
import { BankQuestion } from '../assessment/bank.ts';
import { CourseCard, CourseDetails } from '../catalog/operations.ts';
import type { LessonText } from '../catalog/lesson-blocks.ts';
import { joinedBlocks, type PlacedBlock } from '../course/block-parts.ts';
import { Block, type DownloadFile, type Picture } from '../course/blocks.ts';
import { sanitizedBlock } from '../course/sanitized-block.ts';
import { defaults } from './file-values.ts';
import { type FileProblem, parsePart, parseYaml, type YamlFile } from './yaml-file.ts';

/** The files of a course as texts, and what the pictures and downloads in its folder `files` became when they were stored. */
export interface CourseFolder {
  /** Returns the text of a file, such as `lessons/1-2.html`; undefined if there is none. */
  text: (file: string) => string | undefined;
  /** Returns the picture with a name without theme and ending, such as `train-and-test`; undefined if there is none. */
  picture: (name: string) => { picture: Picture; dark_picture: Picture | null } | undefined;
  /** Returns the file to download with a name, such as `timing-sheet.csv`; undefined if there is none. */
  download: (name: string) => DownloadFile | undefined;
  /** Removes from a lesson's HTML what lessons may not have. */
  sanitize: (html: string) => string;
}

/** A course's outline and details: `course.yaml`. */
const Outline = z.strictObject({
  /** What the course's card says; without it, the course keeps its card. */
  card: z.strictObject(CourseCard.shape).optional(),
  details: z.strictObject(CourseDetails.omit({ course_id: true, provenance: true }).shape),
  modules: z.array(
    z.strictObject({
      module_number: z.int().min(1).max(999),
      module_title: z.string(),
      lessons: z.array(z.strictObject({ lesson_number: z.int().min(1).max(999), lesson_title: z.string() })),
    }),
  ),
});
type Outline = z.infer<typeof Outline>;

/** A question of the bank in `bank.yaml`. */
const QuestionInFile = z.strictObject(BankQuestion.omit({ status: true, provenance: true }).shape);
type QuestionInFile = z.infer<typeof QuestionInFile>;

/** A lesson that was read, with its files, so that a later check can name the line of a block. */
export interface ReadLesson {
  module_number: number;
  lesson: LessonText;
  /** The file with the text. */
  htmlFile: string;
  /** Returns the file and the line of a part of a block, such as `['hint']`. */
  placeOf: (blockId: string, path?: readonly PropertyKey[]) => Omit<FileProblem, 'message'>;
}

/** A course that was read from its files. If there are problems, parts can be missing. */
export interface ReadCourse {
  outline: Outline | undefined;
  lessons: ReadLesson[];
  bank: QuestionInFile[] | undefined;
  /** Returns the file and the line of a part of the bank, such as `[3, 'quote']`. */
  placeInBank: (path: readonly PropertyKey[]) => Omit<FileProblem, 'message'>;
  problems: FileProblem[];
}

/** The file of a course with its outline and details. */
export const outlineFile = 'course.yaml';
/** The file of a course with the questions of its assessment. */
export const bankFile = 'bank.yaml';
/** Returns the name of a lesson's files without their ending. */
export const lessonFile = (module: number, lesson: number): string => `lessons/${module}-${lesson}`;

/** A place of a block in a lesson's HTML: a comment with its id, such as `<!-- junk-or-rule -->`. */
const blockPlace = /<!--\s*(\S+)\s*-->/;

interface LessonFiles {
  htmlFile: string;
  html: string;
  yaml: YamlFile;
}

/** Returns a block's value from a file in the form of the API: figures and downloads name their files. */
function completedBlock(value: Record<string, unknown>, folder: CourseFolder): Record<string, unknown> {
  const { type, picture, file } = value;
  if (type === 'figure') {
    const found = typeof picture === 'string' ? folder.picture(picture) : undefined;
    return { ...value, ...(found ?? { picture: null, dark_picture: null }) };
  }
  if (type === 'download' && typeof file === 'string')
    return { ...value, file: folder.download(file) ?? null };
  return { ...(typeof type === 'string' && defaults[type]), ...value };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the blocks of a lesson by their ids. */
function readBlocks(
  { yaml }: LessonFiles,
  folder: CourseFolder,
): Map<string, { block: PlacedBlock; at: number }> {
  const found = new Map<string, { block: PlacedBlock; at: number }>();
  const add = (at: number, message: string, path: readonly PropertyKey[] = []) =>
    yaml.problems.push({ file: yaml.file, line: yaml.lineOf([at, ...path]), message });
  const { value } = yaml;
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    yaml.problems.push({ file: yaml.file, line: 1, message: 'must be a list of blocks' });
    return found;
  }
  for (const [at, part] of ((value ?? []) as unknown[]).entries()) {
    const completed = isRecord(part) ? completedBlock(part, folder) : part;
    const block = parsePart(Block, yaml, completed, [at]);
    if (!block) continue;
    if (block.type === 'text') add(at, 'the text of a lesson is in its HTML file');
    else if (found.has(block.id)) add(at, `the id ${block.id} is used twice`, ['id']);
    else found.set(block.id, { block, at });
    const { picture, file } = part as { picture?: unknown; file?: unknown };
    if (block.type === 'figure' && block.picture === null && typeof picture === 'string')
      add(at, `there is no picture ${picture} in files/`, ['picture']);
    if (block.type === 'download' && block.file === null && typeof file === 'string')
      add(at, `there is no file ${file} in files/ that learners can download`, ['file']);
  }
  return found;
}

/** Reads a lesson: its text, with its blocks at their places. */
function readLesson(files: LessonFiles, folder: CourseFolder) {
  const { html, htmlFile, yaml } = files;
  const blocks = readBlocks(files, folder);
  const left = new Set(blocks.keys());
  let line = 1;
  const placed = html.split(blockPlace).flatMap((part, index): PlacedBlock[] => {
    const at = line;
    line += part.split('\n').length - 1;
    if (index % 2 === 0) {
      const text = folder.sanitize(part).trim();
      return text === '' ? [] : [{ id: `text-${index / 2 + 1}`, type: 'text', html: text }];
    }
    const found = blocks.get(part);
    if (!found || !left.delete(part)) {
      const message = found ? `names the block ${part} twice` : `${yaml.file} has no block ${part}`;
      yaml.problems.push({ file: htmlFile, line: at, message });
      return [];
    }
    return [sanitizedBlock(found.block, folder.sanitize)];
  });
  for (const id of left)
    yaml.problems.push({
      file: yaml.file,
      line: yaml.lineOf([blocks.get(id)?.at ?? 0]),
      message: `${htmlFile} does not name the block ${id}`,
    });
  const placeOf: ReadLesson['placeOf'] = (id, path = []) => {
    const at = blocks.get(id)?.at;
    return at === undefined
      ? { file: htmlFile, line: 1 }
      : { file: yaml.file, line: yaml.lineOf([at, ...path]) };
  };
  return { ...(blocks.size > 0 ? joinedBlocks(placed) : { content: folder.sanitize(html) }), placeOf };
}

/**
 * Reads a course from its files: `course.yaml`, for each lesson `lessons/1-2.html` and, if it has blocks, `lessons/1-2.yaml`, and
 * `bank.yaml` if it has an assessment. Problems name the file and the line.
 */
export function readCourse(folder: CourseFolder): ReadCourse {
  const problems: FileProblem[] = [];
  const outlineText = folder.text(outlineFile);
  if (outlineText === undefined) problems.push({ file: outlineFile, line: 1, message: 'is missing' });
  const outlineYaml = parseYaml(outlineFile, outlineText ?? '');
  const outline =
    outlineText === undefined || outlineYaml.problems.length > 0
      ? undefined
      : parsePart(Outline, outlineYaml, outlineYaml.value);
  problems.push(...outlineYaml.problems);
  const lessons = (outline?.modules ?? []).flatMap(({ module_number, lessons: listed }, module) =>
    listed.flatMap(({ lesson_number, lesson_title }, at): ReadLesson[] => {
      const name = lessonFile(module_number, lesson_number);
      const htmlFile = `${name}.html`;
      const html = folder.text(htmlFile);
      if (html === undefined) {
        const line = outlineYaml.lineOf(['modules', module, 'lessons', at]);
        problems.push({ file: outlineFile, line, message: `there is no file ${htmlFile}` });
        return [];
      }
      const yaml = parseYaml(`${name}.yaml`, folder.text(`${name}.yaml`) ?? '');
      const { placeOf, ...text } = readLesson({ htmlFile, html, yaml }, folder);
      problems.push(...yaml.problems);
      return [{ module_number, lesson: { lesson_number, lesson_title, ...text }, htmlFile, placeOf }];
    }),
  );
  const bankText = folder.text(bankFile);
  const bankYaml = parseYaml(bankFile, bankText ?? '');
  const bank =
    bankText === undefined || bankYaml.problems.length > 0
      ? undefined
      : parsePart(z.array(QuestionInFile), bankYaml, bankYaml.value);
  problems.push(...bankYaml.problems);
  const placeInBank: ReadCourse['placeInBank'] = (path) => ({ file: bankFile, line: bankYaml.lineOf(path) });
  return { outline, lessons, bank, placeInBank, problems };
}
