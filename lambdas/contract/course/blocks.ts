import * as z from 'zod';
import { code, html, line, listOf, paragraph } from './block-fields.ts';
import { blockLimits as limits } from './block-limits.ts';
import { BlockId, PartId } from './block-ids.ts';
import { PromptLabBlock, PythonLabBlock, SqlLabBlock } from './lab-blocks.ts';
import { downloadEnds, pictureSrc } from './lesson-files.ts';

/** A part of a lesson's text: the next `length` UTF-16 code units of its `content`. */
const TextBlock = z.object({ id: BlockId, type: z.literal('text'), length: z.int().min(0) });

/** A short text that stands out. */
const CalloutBlock = z.object({
  id: BlockId,
  type: z.literal('callout'),
  tone: z.enum(['note', 'tip', 'warning']),
  title: line,
  html,
});

/** An example whose steps open one after the other. */
const WorkedExampleBlock = z.object({
  id: BlockId,
  type: z.literal('worked_example'),
  title: line,
  steps: listOf(z.object({ title: line, html }), limits.steps),
});

/** Code in a language to copy. */
const CodeBlock = z.object({
  id: BlockId,
  type: z.literal('code'),
  /** How readers know the language, such as 'Python'; empty for plain text. */
  language: line,
  caption: line,
  code,
});

/** A table; its first row is the header, and the first cell of a row names the row. */
const TableBlock = z.object({
  id: BlockId,
  type: z.literal('table'),
  caption: line,
  header: listOf(line, limits.columns),
  rows: listOf(listOf(line, limits.columns), limits.rows),
});

/** A choice or a sentence: whether it belongs to the right answer, and what a learner reads after checking it. */
const Choice = z.object({ id: PartId, text: line, is_right: z.boolean(), feedback: line });

/** The question types of a check, each with its key. */
export const CheckTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), choices: listOf(Choice, limits.choices) }),
  z.object({ kind: z.literal('several'), choices: listOf(Choice, limits.choices) }),
  /** The items in their right order. */
  z.object({
    kind: z.literal('order'),
    items: listOf(z.object({ id: PartId, text: line }), limits.choices),
  }),
  /** Pairs: each left side belongs to the right side of its pair. `extras` are right sides that match nothing. */
  z.object({
    kind: z.literal('match'),
    pairs: listOf(z.object({ id: PartId, left: line, right: line }), limits.choices),
    extras: listOf(z.object({ id: PartId, right: line }), limits.choices),
  }),
  /** Items to put into groups; `group` is the id of the right one. */
  z.object({
    kind: z.literal('sort'),
    groups: listOf(z.object({ id: PartId, title: line }), limits.choices),
    items: listOf(z.object({ id: PartId, text: line, group: PartId, feedback: line }), limits.choices),
  }),
  /** A number that may differ from `value` by `tolerance`. `near` are wrong numbers with their own feedback. */
  z.object({
    kind: z.literal('number'),
    value: z.number(),
    tolerance: z.number().min(0),
    unit: line,
    near: listOf(z.object({ value: z.number(), feedback: line }), limits.choices),
  }),
  /** A short text, which the learner compares with the model answer. */
  z.object({ kind: z.literal('short'), model_answer: paragraph }),
  /** Sentences of an AI's answer; the right ones to mark are those that `source` does not support. */
  z.object({ kind: z.literal('mark'), source: paragraph, sentences: listOf(Choice, limits.sentences) }),
]);
export type CheckTask = z.infer<typeof CheckTask>;

/** A question with feedback. Texts are plain; parts between backticks are code. */
const CheckBlock = z.object({
  id: BlockId,
  type: z.literal('check'),
  prompt: paragraph,
  task: CheckTask,
  hint: paragraph,
  explanation: paragraph,
  /** The sentence of the lesson that the question rests on; may be empty. */
  quote: paragraph,
});

/** A task that the learner does in their own words or in a table. */
const ExerciseBlock = z.object({
  id: BlockId,
  type: z.literal('exercise'),
  title: line,
  html,
  /** The columns of the learner's table; none for an answer as text. */
  columns: listOf(line, limits.columns),
  /** The time that it takes, in minutes. */
  minutes: z.int().min(1).max(600),
  checklist: listOf(line, limits.checklist),
  /** The model solution, as HTML. */
  solution: html,
});

const hash = '[0-9a-f]{32}';

/** A stored picture: its size in pixels, and its files with their widths, narrowest first. The last file has the full size. */
export const Picture = z
  .object({
    width: z.int().min(1),
    height: z.int().min(1),
    files: listOf(
      z.object({
        /** The path on the site. */
        src: z.string().regex(pictureSrc),
        width: z.int().min(1),
      }),
      limits.widths,
    ).min(1),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** A picture with a text for those who cannot see it. */
const FigureBlock = z.object({
  id: BlockId,
  type: z.literal('figure'),
  /** Null until a picture is uploaded. */
  picture: Picture.nullable(),
  /** The picture for the dark theme; without it, the dark theme shows `picture` on white. */
  dark_picture: Picture.nullable(),
  /** What the picture shows, for those who cannot see it. */
  alt: paragraph,
  caption: line,
});

/** The key of a file that learners download: a hash of the file, so the file never changes, and its extension. */
export const DownloadKey = z.string().regex(new RegExp(`^${hash}\\.(${downloadEnds.join('|')})$`));

/** A stored file that learners download. */
export const DownloadFile = z
  .object({
    key: DownloadKey,
    /** The name under which learners save it. */
    name: z.string().regex(new RegExp(`^[A-Za-z0-9-]{1,80}\\.(${downloadEnds.join('|')})$`)),
    /** In bytes. */
    size: z.int().min(1),
  })
  .meta({ id: 'DownloadFile' });
export type DownloadFile = z.infer<typeof DownloadFile>;

/** A file to download, such as a template. */
const DownloadBlock = z.object({
  id: BlockId,
  type: z.literal('download'),
  title: line,
  /** What to do with it; may be empty. */
  note: line,
  /** Null until a file is uploaded. */
  file: DownloadFile.nullable(),
});

/** A block of a lesson. */
export const Block = z
  .discriminatedUnion(
    'type',
    [
      TextBlock,
      CalloutBlock,
      WorkedExampleBlock,
      CodeBlock,
      TableBlock,
      FigureBlock,
      DownloadBlock,
      CheckBlock,
      ExerciseBlock,
      PythonLabBlock,
      SqlLabBlock,
      PromptLabBlock,
    ],
    { error: limits.unknownType },
  )
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;

/** The block of a type. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** The blocks of a lesson in order. The text blocks divide the lesson's `content` without a rest. */
export const Blocks = listOf(Block, limits.blocks);
