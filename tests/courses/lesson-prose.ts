import { type PlacedBlock, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { sentencesIn } from '@redwhiteandcode/contract/course/question-rules.ts';

/** The heading of the list of sources, and what follows it up to the next heading. */
const sourcesPart = /<h2>Sources<\/h2>([\s\S]*?)(?=<h2>|$)/g;

/** Returns the items of a lesson's lists of sources, as HTML. */
export const sourcesOf = ({ content }: Pick<LessonText, 'content'>): string[] =>
  [...content.matchAll(sourcesPart)].flatMap(([, list = '']) =>
    [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => item),
  );

/** Returns HTML without its lists of sources. */
export const withoutSources = (html: string): string => html.replace(sourcesPart, '');

/** Returns the HTML that a learner reads as text, apart from questions. */
function htmlsOf(block: PlacedBlock): string[] {
  switch (block.type) {
    case 'text':
      return [withoutSources(block.html)];
    case 'callout':
    case 'exercise':
    case 'python_lab':
    case 'sql_lab':
    case 'prompt_lab':
      return [block.html];
    case 'worked_example':
      return block.steps.map(({ html }) => html);
    default:
      return [];
  }
}

const withoutCode = (html: string): string =>
  html.replace(/<pre>[\s\S]*?<\/pre>|<table>[\s\S]*?<\/table>/g, '\n');

/** Returns the sentences of a lesson's prose in order, without tables, listings, and sources. */
export const proseOf = (lesson: LessonText): string[] =>
  placedBlocks(lesson)
    .flatMap(htmlsOf)
    .flatMap((html) => sentencesIn(withoutCode(html)));
