import type { BlockAnswer, ShownTask } from '@redwhiteandcode/design-system';

/** Returns the texts of a question's parts by id. */
function partsOf(task: ShownTask | undefined): ReadonlyMap<string, string> {
  const lists = task ? Object.values(task).filter((value) => Array.isArray(value)) : [];
  return new Map(lists.flat().map(({ id, text }: { id: string; text: string }) => [id, text]));
}

/** Returns an answer as lines of text: what was typed, or the chosen parts in the learner's order. */
export function answerLines(task: ShownTask | undefined, answer: BlockAnswer | undefined): string[] {
  const parts = partsOf(task);
  const named = (id: string): string => parts.get(id) ?? '';
  switch (answer?.kind) {
    case 'text':
      return answer.text === '' ? [] : [answer.text];
    case 'rows':
      return answer.rows.map((row) => row.join(' | '));
    case 'choices': {
      const lines = answer.ids.map(named).filter(Boolean);
      return task?.kind === 'order' ? lines.map((line, at) => `${at + 1}. ${line}`) : lines;
    }
    case 'places':
      return Object.entries(answer.places).map(([item, place]) => `${named(item)}: ${named(place)}`);
    default:
      return [];
  }
}
