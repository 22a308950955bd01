import type { ReactNode } from 'react';
import type { SanitizedHtml } from '../../components/prose/Prose.tsx';
import type { PromptLabBlock, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';

/** A choice, an item, a place, or a sentence of a check. Parts between backticks are code. */
export interface TaskPart {
  id: string;
  text: string;
}

/** A question type as learners see it: in the shown order and without its key. */
export type ShownTask =
  | { kind: 'one' | 'several'; choices: readonly TaskPart[] }
  | { kind: 'order'; items: readonly TaskPart[] }
  | { kind: 'match' | 'sort'; items: readonly TaskPart[]; places: readonly TaskPart[] }
  | { kind: 'number'; unit: string }
  | { kind: 'short' }
  | { kind: 'mark'; source: string; sentences: readonly TaskPart[] };

/** Text of the lesson. */
export interface TextBlock {
  id: string;
  type: 'text';
  html: SanitizedHtml;
}

/** A short text that stands out. */
export interface CalloutBlock {
  id: string;
  type: 'callout';
  tone: 'note' | 'tip' | 'warning';
  title: string;
  html: SanitizedHtml;
}

/** An example whose steps open one after the other. */
export interface WorkedExampleBlock {
  id: string;
  type: 'worked_example';
  title: string;
  steps: readonly { title: string; html: SanitizedHtml }[];
}

/** Code to copy. */
export interface CodeBlock {
  id: string;
  type: 'code';
  /** The name of the language; empty for plain text. */
  language: string;
  caption: string;
  code: string;
}

/** A table; the first cell of a row names the row. */
export interface TableBlock {
  id: string;
  type: 'table';
  caption: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A stored picture: its size in pixels, and its files with their widths, narrowest first. */
export interface Picture {
  width: number;
  height: number;
  files: readonly { src: string; width: number }[];
}

/** A picture with a text for those who cannot see it. */
export interface FigureBlock {
  id: string;
  type: 'figure';
  /** Null in a preview before a picture is uploaded. */
  picture: Picture | null;
  /** The picture for the dark theme; without it, the dark theme shows `picture` on white. */
  dark_picture: Picture | null;
  /** What the picture shows. */
  alt: string;
  caption: string;
}

/** A file to download, such as a template. */
export interface DownloadBlock {
  id: string;
  type: 'download';
  title: string;
  /** What to do with it; may be empty. */
  note: string;
  /** Null in a preview before a file is uploaded. `size` is in bytes. */
  file: { key: string; name: string; size: number } | null;
}

/** A question with feedback. In its texts, parts between backticks are code. */
export interface CheckBlock {
  id: string;
  type: 'check';
  prompt: string;
  task: ShownTask;
  /** The model answer of a short text. */
  model_answer?: string | undefined;
  hint: string;
  explanation: string;
  /** The sentence of the lesson that the question rests on; may be empty. */
  quote: string;
}

/** A task that the learner does in their own words or in a table. */
export interface ExerciseBlock {
  id: string;
  type: 'exercise';
  title: string;
  html: SanitizedHtml;
  /** The columns of the learner's table; none for an answer as text. */
  columns: readonly string[];
  /** The time that it takes, in minutes. */
  minutes: number;
  checklist: readonly string[];
  /** The model solution. */
  solution: SanitizedHtml;
}

/** A block as learners see it. */
export type LessonBlock =
  | TextBlock
  | CalloutBlock
  | WorkedExampleBlock
  | CodeBlock
  | TableBlock
  | FigureBlock
  | DownloadBlock
  | CheckBlock
  | ExerciseBlock
  | PythonLabBlock
  | SqlLabBlock
  | PromptLabBlock;

/** A learner's answer. A text is that of a number, a short text, an exercise, or a lab; `rows` are an exercise's table. */
export type BlockAnswer =
  | { kind: 'choices'; ids: string[] }
  | { kind: 'places'; places: Record<string, string> }
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: string[][] };

/** What a learner has done in a block. */
export interface BlockWork {
  answer?: BlockAnswer | undefined;
  /** Whether the answer was checked as it is, or the solution of the exercise or the lab was opened. */
  is_checked: boolean;
  /** The places of the checked lines of an exercise's checklist, or of the tests that a lab's code passed, from 0. */
  ticked: readonly number[];
}

/** A learner's work in a block, and whether it is saved. */
export interface BlockState {
  work: BlockWork;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  /** The number of kept earlier versions. */
  earlier: number;
  /** Why the work was not saved, and what to do about it. */
  error?: string | undefined;
}

/** The result for one part of a checked answer. */
export interface PartJudgment {
  id: string;
  isRight: boolean;
  /** The author's sentence about this part; may be empty. */
  feedback: string;
}

/** The result of checking an answer. With `compare`, the page shows the model answer for comparison. */
export interface Judgment {
  state: 'empty' | 'right' | 'wrong' | 'compare';
  /** The parts that were chosen or placed, in the order of the task. */
  parts: readonly PartJudgment[];
  /** The parts that belong to the right answer but were not chosen, in the order of the task. */
  missed: readonly PartJudgment[];
  /** The author's sentence about the whole answer; may be empty. */
  feedback: string;
}

/** The props of a block in which the learner works. */
export interface WorkBlockProps<Block> {
  block: Block;
  state: BlockState;
  onWorkChange: (work: BlockWork) => void;
  /** Saves the work once more after a failure. */
  onRetry: () => void;
  /** Shown under the block, such as its earlier versions. */
  earlier?: ReactNode;
}
