import type { BlockAnswer, LessonBlock } from '@redwhiteandcode/design-system';

/** Returns the texts of a check's parts by id. */
function partsOf(block: LessonBlock): ReadonlyMap<string, string> {
  const task = block.type === 'check' ? block.task : undefined;
  const lists = task ? Object.values(task).filter((value) => Array.isArray(value)) : [];
  return new Map(lists.flat().map(({ id, text }: { id: string; text: string }) => [id, text]));
}

/** Returns an answer as text: what was typed, or the chosen parts in the learner's order. */
export function answerText(block: LessonBlock, answer: BlockAnswer | undefined): string {
  const parts = partsOf(block);
  const named = (id: string): string => parts.get(id) ?? '';
  switch (answer?.kind) {
    case 'text':
      return answer.text;
    case 'rows':
      return answer.rows.map((row) => row.join(' | ')).join('\n');
    case 'choices':
      return answer.ids.map(named).filter(Boolean).join('; ');
    case 'places':
      return Object.entries(answer.places)
        .map(([item, place]) => `${named(item)}: ${named(place)}`)
        .join('; ');
    default:
      return '';
  }
}
