import type { LessonBlock } from '@redwhiteandcode/design-system';

/** The characters that sanitized HTML escapes in text. */
const escaped: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:a|strong|em|s|sub|sup|code)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const longest = 60;

/** Returns the first words of a text, with an ellipsis if there are more. */
function startOf(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest + 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longest / 2))}…`;
}

const named = (noun: string, name: string): string => (name === '' ? noun : `${noun} “${startOf(name)}”`);

/** Returns what a sentence calls a question: 'the question “What does a model predict?”'. */
export const questionSubject = ({ prompt }: { prompt: string }): string => named('the question', prompt);

/** Returns what a sentence calls a block: 'the question “What does a model predict?”'. */
export function blockSubject(block: LessonBlock): string {
  switch (block.type) {
    case 'text':
      return named('the text', textOf(String(block.html)));
    case 'callout':
      return named('the note', block.title);
    case 'worked_example':
      return named('the example', block.title);
    case 'code':
      return named('the code', block.caption || block.code);
    case 'table':
      return named('the table', block.caption);
    case 'figure':
      return named('the picture', block.caption || block.alt);
    case 'download':
      return named('the file', block.title);
    case 'check':
      return questionSubject(block);
    case 'exercise':
      return named('the exercise', block.title);
    case 'python_lab':
    case 'sql_lab':
    case 'prompt_lab':
      return named('the lab', block.title);
    default:
      return 'this part';
  }
}
