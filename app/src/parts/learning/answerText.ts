import type { BlockAnswer, ShownTask } from '@redwhiteandcode/design-system';

/** Returns the texts of a question's parts by id. */
function partsOf(task: ShownTask | undefined): ReadonlyMap<string, string> {
  const lists = task ? Object.values(task).filter((value) => Array.isArray(value)) : [];
  return new Map(lists.flat().map(({ id, text }: { id: string; text: string }) => [id, text]));
}

/** Returns an answer as text: what was typed, or the chosen parts in the learner's order. */
export function answerText(task: ShownTask | undefined, answer: BlockAnswer | undefined): string {
  const parts = partsOf(task);
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
