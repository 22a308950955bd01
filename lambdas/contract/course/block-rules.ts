import type { Block, BlockOf } from './blocks.ts';
import { blockMessages } from './block-limits.ts';
import { blank, type BlockProblems, checkDistinct, isBlank, when } from './block-problems.ts';
import type { PlacedBlock } from './block-parts.ts';
import { checkCheck } from './check-block-rules.ts';
import { checkPythonLab, checkSqlLab } from './lab-rules.ts';
import { checkPromptLab } from './prompt-rules.ts';

function checkTable({ caption, header, rows }: BlockOf<'table'>): BlockProblems {
  return {
    ...blank('caption', caption),
    ...when(header.length === 0, 'header', blockMessages.noColumns),
    ...checkDistinct('header', 'text', header),
    ...when(rows.length === 0, 'rows', blockMessages.noRows),
    ...Object.assign(
      {},
      ...rows.map((row, at) => when(row.length !== header.length, `rows.${at}`, blockMessages.rowLength)),
    ),
  };
}

/** A block of a lesson, with its text or without. */
export type CheckedBlock = Block | PlacedBlock;

/** Checks that a block of a course that is being published works for a learner. Returns error messages by path. */
export function checkBlock(block: CheckedBlock): BlockProblems {
  switch (block.type) {
    case 'text':
      return 'html' in block ? blank('html', block.html) : {};
    case 'callout':
      return { ...blank('title', block.title), ...blank('html', block.html) };
    case 'worked_example':
      return {
        ...blank('title', block.title),
        ...when(block.steps.length === 0, 'steps', blockMessages.noSteps),
        ...Object.assign(
          {},
          ...block.steps.map(({ title, html }, at) => ({
            ...blank(`steps.${at}.title`, title),
            ...blank(`steps.${at}.html`, html),
          })),
        ),
      };
    case 'code':
      return blank('code', block.code);
    case 'table':
      return checkTable(block);
    case 'figure':
      return {
        ...when(block.picture === null, 'picture', blockMessages.noPicture),
        ...when(isBlank(block.alt), 'alt', blockMessages.noAlt),
      };
    case 'download':
      return {
        ...blank('title', block.title),
        ...when(block.file === null, 'file', blockMessages.noFile),
      };
    case 'check':
      return checkCheck(block);
    case 'exercise':
      return {
        ...blank('title', block.title),
        ...blank('html', block.html),
        ...checkDistinct('checklist', 'text', block.checklist),
        ...blank('solution', block.solution),
      };
    case 'python_lab':
      return checkPythonLab(block);
    case 'sql_lab':
      return checkSqlLab(block);
    case 'prompt_lab':
      return checkPromptLab(block);
  }
}

/** Checks the blocks of a lesson. Returns error messages by path, such as `3.task.choices`. */
export const checkBlocks = (blocks: readonly CheckedBlock[]): BlockProblems =>
  Object.fromEntries(
    blocks.flatMap((block, at) =>
      Object.entries(checkBlock(block)).map(([path, message]) => [`${at}.${path}`, message]),
    ),
  );
