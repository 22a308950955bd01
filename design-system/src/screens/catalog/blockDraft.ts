import type { PromptCriterion } from '../labs/lab.ts';
import { labNames } from '../labs/labNames.ts';

/** A choice or a sentence of a check in the editor. */
export interface ChoiceDraft {
  id: string;
  text: string;
  is_right: boolean;
  feedback: string;
}

/** The question of a check in the editor. A number is NaN while its field is empty. */
export type TaskDraft =
  | { kind: 'one'; choices: ChoiceDraft[] }
  | { kind: 'several'; choices: ChoiceDraft[] }
  | { kind: 'order'; items: { id: string; text: string }[] }
  | {
      kind: 'match';
      pairs: { id: string; left: string; right: string }[];
      extras: { id: string; right: string }[];
    }
  | {
      kind: 'sort';
      groups: { id: string; title: string }[];
      items: { id: string; text: string; group: string; feedback: string }[];
    }
  | {
      kind: 'number';
      value: number;
      tolerance: number;
      unit: string;
      near: { value: number; feedback: string }[];
    }
  | { kind: 'short'; model_answer: string }
  | { kind: 'mark'; source: string; sentences: ChoiceDraft[] };

export type TaskKind = TaskDraft['kind'];
/** The question of a kind. */
export type TaskDraftOf<Kind extends TaskKind> = Extract<TaskDraft, { kind: Kind }>;

/** A stored picture in the editor: its size in pixels, and its files with their widths, narrowest first. */
export interface PictureDraft {
  width: number;
  height: number;
  files: { src: string; width: number }[];
}

/** A stored file in the editor. `size` is in bytes. */
export interface DownloadFileDraft {
  key: string;
  name: string;
  size: number;
}

/** A case of a prompt lab in the editor. */
export interface PromptCaseDraft {
  id: string;
  title: string;
  input: string;
  must_contain: string[];
  must_not_contain: string[];
  is_json: boolean;
  /** 0 without a limit; NaN while the field is empty. */
  max_words: number;
  sample: string;
  /** The run of a model that produced the sample; null if it was written as an example. */
  sample_run: { model: string; ran_on: string } | null;
}

/** A block of a lesson in the editor. It keeps its id when it is moved or changed. */
export type BlockDraft =
  | { id: string; type: 'text'; html: string }
  | { id: string; type: 'callout'; tone: 'note' | 'tip' | 'warning'; title: string; html: string }
  | { id: string; type: 'worked_example'; title: string; steps: { title: string; html: string }[] }
  | { id: string; type: 'code'; language: string; caption: string; code: string }
  | { id: string; type: 'table'; caption: string; header: string[]; rows: string[][] }
  | {
      id: string;
      type: 'figure';
      picture: PictureDraft | null;
      dark_picture: PictureDraft | null;
      alt: string;
      caption: string;
    }
  | { id: string; type: 'download'; title: string; note: string; file: DownloadFileDraft | null }
  | {
      id: string;
      type: 'check';
      prompt: string;
      task: TaskDraft;
      hint: string;
      explanation: string;
      quote: string;
    }
  | {
      id: string;
      type: 'exercise';
      title: string;
      html: string;
      columns: string[];
      /** NaN while the field is empty. */
      minutes: number;
      checklist: string[];
      solution: string;
    }
  | {
      id: string;
      type: 'python_lab';
      title: string;
      html: string;
      /** NaN while the field is empty. */
      minutes: number;
      files: { name: string; content: string }[];
      start_code: string;
      solution_code: string;
      /** The fingerprint of the code that was checked; empty without a check. */
      checked: string;
      tests: { id: string; sentence: string; code: string }[];
    }
  | {
      id: string;
      type: 'sql_lab';
      title: string;
      html: string;
      /** NaN while the field is empty. */
      minutes: number;
      script: string;
      start_code: string;
      solution_code: string;
      /** The fingerprint of the code that was checked; empty without a check. */
      checked: string;
      is_ordered: boolean;
    }
  | {
      id: string;
      type: 'prompt_lab';
      title: string;
      html: string;
      /** NaN while the field is empty. */
      minutes: number;
      /** What the prompt must have. */
      criteria: PromptCriterion[];
      start_prompt: string;
      solution_prompt: string;
      cases: PromptCaseDraft[];
    };

export type BlockType = BlockDraft['type'];
/** The block of a type. */
export type BlockDraftOf<Type extends BlockType> = Extract<BlockDraft, { type: Type }>;

/** The names of the types, in the order of the buttons that add a block. */
export const blockNames: Readonly<Record<BlockType, string>> = {
  text: 'Text',
  callout: 'Callout',
  worked_example: 'Worked example',
  code: 'Code',
  table: 'Table',
  figure: 'Figure',
  download: 'Download',
  check: 'Check',
  exercise: 'Exercise',
  ...labNames,
};

/** The path of the first field in a block's form. */
export const firstFields: Readonly<Record<BlockType, string>> = {
  text: 'html',
  callout: 'title',
  worked_example: 'title',
  code: 'code',
  table: 'caption',
  figure: 'picture',
  download: 'file',
  check: 'prompt',
  exercise: 'title',
  python_lab: 'title',
  sql_lab: 'title',
  prompt_lab: 'title',
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const idCharacters = `${letters}0123456789`;

/** Returns a random id for a block: ten lowercase letters and digits. */
export function newBlockId(): string {
  // 252 is the largest multiple of 36 in a byte, so each character is equally likely.
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(40))).filter((byte) => byte < 252);
  const id = bytes.slice(0, 10).map((byte) => idCharacters[byte % idCharacters.length]);
  return id.length === 10 ? id.join('') : newBlockId();
}

/** Returns the id at a position: a to z, then aa to zz. */
const partIdAt = (at: number): string =>
  at < letters.length
    ? letters.charAt(at)
    : `${partIdAt(Math.floor(at / letters.length) - 1)}${letters.charAt(at % letters.length)}`;

const partIds = Array.from({ length: 702 }, (_, at) => partIdAt(at));

/** Returns the id of a new choice, item, group, or sentence: the letter after the last one in use. */
export function newPartId(parts: readonly { id: string }[]): string {
  const last = Math.max(-1, ...parts.map(({ id }) => partIds.indexOf(id)));
  return partIds[last + 1] ?? newBlockId();
}

const newChoices = (): ChoiceDraft[] =>
  ['a', 'b'].map((id) => ({ id, text: '', is_right: false, feedback: '' }));

const newLab = { title: '', html: '', minutes: 15, start_code: '', solution_code: '', checked: '' };

/** Returns an empty case of a prompt lab. */
export const newPromptCase = (id: string): PromptCaseDraft => ({
  id,
  title: '',
  input: '',
  must_contain: [],
  must_not_contain: [],
  is_json: false,
  max_words: 0,
  sample: '',
  sample_run: null,
});

/** Returns an empty block of a type. */
export function newBlock(type: BlockType): BlockDraft {
  const id = newBlockId();
  switch (type) {
    case 'text':
      return { id, type, html: '' };
    case 'callout':
      return { id, type, tone: 'note', title: '', html: '' };
    case 'worked_example':
      return { id, type, title: '', steps: [{ title: '', html: '' }] };
    case 'code':
      return { id, type, language: '', caption: '', code: '' };
    case 'table':
      return { id, type, caption: '', header: ['', ''], rows: [['', '']] };
    case 'figure':
      return { id, type, picture: null, dark_picture: null, alt: '', caption: '' };
    case 'download':
      return { id, type, title: '', note: '', file: null };
    case 'check': {
      const task: TaskDraft = { kind: 'one', choices: newChoices() };
      return { id, type, prompt: '', task, hint: '', explanation: '', quote: '' };
    }
    case 'exercise':
      return { id, type, title: '', html: '', columns: [], minutes: 10, checklist: [], solution: '' };
    case 'python_lab': {
      const tests = [{ id: 'a', sentence: '', code: '' }];
      return { id, type, ...newLab, files: [], tests };
    }
    case 'sql_lab':
      return { id, type, ...newLab, script: '', is_ordered: false };
    case 'prompt_lab': {
      const cases = [newPromptCase('a')];
      return {
        id,
        type,
        title: '',
        html: '',
        minutes: 15,
        criteria: [],
        start_prompt: '',
        solution_prompt: '',
        cases,
      };
    }
  }
}

/** Returns a copy of a block under a new id. */
export const copyOfBlock = (block: BlockDraft): BlockDraft => ({
  ...structuredClone(block),
  id: newBlockId(),
});

/** Returns the choices, items, or sentences of a question with what they have in common. */
function partsOf(task: TaskDraft): ChoiceDraft[] {
  const plain = { is_right: false, feedback: '' };
  switch (task.kind) {
    case 'one':
    case 'several':
      return task.choices;
    case 'mark':
      return task.sentences;
    case 'order':
      return task.items.map((item) => ({ ...plain, ...item }));
    case 'sort':
      return task.items.map(({ group: _, ...item }) => ({ ...plain, ...item }));
    case 'match':
      return task.pairs.map(({ id, left }) => ({ ...plain, id, text: left }));
    default:
      return newChoices();
  }
}

/** Returns the question as another kind, with the texts that both kinds have. */
export function taskAs(task: TaskDraft, kind: TaskKind): TaskDraft {
  if (task.kind === kind) return task;
  const parts = partsOf(task);
  switch (kind) {
    case 'one': {
      const right = parts.find(({ is_right }) => is_right)?.id;
      return { kind, choices: parts.map((part) => ({ ...part, is_right: part.id === right })) };
    }
    case 'several':
      return { kind, choices: parts };
    case 'mark':
      return { kind, source: '', sentences: parts };
    case 'order':
      return { kind, items: parts.map(({ id, text }) => ({ id, text })) };
    case 'sort': {
      const groups = ['a', 'b'].map((id) => ({ id, title: '' }));
      return { kind, groups, items: parts.map(({ is_right: _, ...part }) => ({ ...part, group: '' })) };
    }
    case 'match':
      return { kind, pairs: parts.map(({ id, text }) => ({ id, left: text, right: '' })), extras: [] };
    case 'number':
      return { kind, value: Number.NaN, tolerance: 0, unit: '', near: [] };
    case 'short':
      return { kind, model_answer: '' };
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of HTML in one line. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a line that tells a block from others of its type; may be empty. */
export function summaryOf(block: BlockDraft): string {
  switch (block.type) {
    case 'text':
      return plainText(block.html).slice(0, 120);
    case 'code':
      return block.caption || block.code.trim().split('\n', 1).join('') || block.language;
    case 'table':
      return block.caption;
    case 'figure':
      return block.caption || block.alt;
    case 'check':
      return block.prompt;
    default:
      return block.title;
  }
}

/** Returns a block's name for buttons and announcements, such as 'Check: Which is right?'. */
export function blockNameOf(block: BlockDraft): string {
  const summary = summaryOf(block);
  const short = summary.length > 60 ? `${summary.slice(0, 57).trimEnd()}…` : summary;
  return short === '' ? blockNames[block.type] : `${blockNames[block.type]}: ${short}`;
}
