import { stringify } from 'yaml';
import type { CourseText } from '../catalog/admin-operations.ts';
import type { BankQuestion } from '../assessment/bank.ts';
import { type PlacedBlock, placedBlocks } from '../course/block-parts.ts';
import type { DownloadFile, Picture } from '../course/blocks.ts';
import { downloadsFolder } from '../course/lesson-files.ts';
import { cardNames, defaults } from './file-values.ts';
import { bankFile, lessonFile, outlineFile } from './course-folder.ts';

/** A course as files: the texts by their names, and for each picture and download the key under which it is stored. */
export interface WrittenFolder {
  texts: Map<string, string>;
  /** Keys in the documents bucket by file names, such as `files/timing-sheet.csv`. */
  media: Map<string, string>;
}

type Lesson = CourseText['modules'][number]['lessons'][number];

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 110, blockQuote: 'literal' });

const endOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Collects the pictures and downloads of a course under names that are free in the folder `files`. */
class MediaNames {
  readonly media: WrittenFolder['media'] = new Map<string, string>();

  /** Adds a picture in its largest width. */
  picture({ files }: Picture, name: string): void {
    const src = files.at(-1)?.src ?? '';
    this.media.set(`files/${name}.${endOf(src)}`, src.slice(1));
  }

  /** Adds a file to download, and returns its name. Another file of that name gets the block's id before it. */
  download({ key, name }: DownloadFile, blockId: string): string {
    const stored = `${downloadsFolder}${key}`;
    const isFree = (this.media.get(`files/${name}`) ?? stored) === stored;
    const chosen = isFree ? name : `${blockId}-${name}`;
    this.media.set(`files/${chosen}`, stored);
    return chosen;
  }
}

/** Returns a block without what its file need not say. A lab is checked where it is run, so its mark is left out. */
function shortened(block: object): object {
  const usual = defaults[(block as { type: string }).type] ?? {};
  return Object.fromEntries(
    Object.entries(block).filter(
      ([name, value]) =>
        name !== 'checked' && !(name in usual && JSON.stringify(usual[name]) === JSON.stringify(value)),
    ),
  );
}

/** Returns a block as its file has it. */
function blockInFile(block: Exclude<PlacedBlock, { type: 'text' }>, names: MediaNames): object {
  if (block.type === 'figure') {
    const { picture, dark_picture, ...rest } = block;
    if (picture) names.picture(picture, `${block.id}.light`);
    if (dark_picture) names.picture(dark_picture, `${block.id}.dark`);
    return { ...rest, picture: picture && block.id };
  }
  if (block.type === 'download')
    return { ...block, file: block.file && names.download(block.file, block.id) };
  return shortened(block);
}

/** Returns the files of a lesson by their endings. */
function lessonTexts(lesson: Lesson, names: MediaNames): { html: string; yaml: string | undefined } {
  const placed = placedBlocks(lesson);
  const html = placed.map((block) => (block.type === 'text' ? block.html.trim() : `<!-- ${block.id} -->`));
  const blocks = placed.flatMap((block) => (block.type === 'text' ? [] : [blockInFile(block, names)]));
  return { html: `${html.join('\n')}\n`, yaml: blocks.length > 0 ? yamlOf(blocks) : undefined };
}

/** Returns the files of a course, which `readCourse` reads. `withCard` also writes what the course's card says. */
export function writeCourse(
  text: CourseText,
  bank: readonly BankQuestion[],
  { withCard }: { withCard: boolean },
): WrittenFolder {
  const names = new MediaNames();
  const texts = new Map<string, string>();
  const { provenance: _, ...details } = text.details as CourseText['details'] & { provenance?: unknown };
  const modules = text.modules.map(({ module_number, module_title, lessons }) => ({
    module_number,
    module_title,
    lessons: lessons.map(({ lesson_number, lesson_title }) => ({ lesson_number, lesson_title })),
  }));
  const card = Object.fromEntries(cardNames.map((name) => [name, text[name]]));
  texts.set(outlineFile, yamlOf({ ...(withCard && { card }), details, modules }));
  for (const { module_number, lessons } of text.modules) {
    for (const lesson of lessons) {
      const { html, yaml } = lessonTexts(lesson, names);
      const name = lessonFile(module_number, lesson.lesson_number);
      texts.set(`${name}.html`, html);
      if (yaml !== undefined) texts.set(`${name}.yaml`, yaml);
    }
  }
  const questions = bank.filter(({ status }) => status !== 'withdrawn');
  if (questions.length > 0)
    texts.set(
      bankFile,
      yamlOf(questions.map(({ status: _status, provenance: _origin, ...question }) => question)),
    );
  return { texts, media: names.media };
}
