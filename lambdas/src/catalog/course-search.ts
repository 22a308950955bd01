import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { CourseMatches } from '@redwhiteandcode/contract/catalog/course-search.ts';
import type { CourseRow } from '../rows/course/row.ts';
import { listPublished, readWords } from './repository.ts';
import { type LearnedWords, wordsIn } from '../rows/course/words.ts';

/** What courses say instead of a product's name or an abbreviation that people type. */
const otherNames: Readonly<Record<string, string>> = {
  chatgpt: 'chat assistant',
  claude: 'chat assistant',
  copilot: 'chat assistant',
  gemini: 'chat assistant',
  gpt: 'language model',
  llm: 'language model',
  genai: 'generative ai',
  ml: 'machine learning',
  nlp: 'natural language',
  excel: 'spreadsheet',
  gmail: 'email',
  outlook: 'email',
  powerpoint: 'slide',
};

/** A course with the words that find it. */
interface SearchedCourse extends Partial<LearnedWords> {
  id: string;
  title: string;
  description: string;
}

/** The most words of a search that are looked for, and the most courses that are offered in place of a match. */
const limits = { words: 12, closest: 6 } as const;

/** The shortest word that may have a typo, and the shortest ending of a word that is found. */
const minLength = { typo: 4, ending: 3 } as const;

/** Returns a word and its endings, so that 'security' finds 'Cybersecurity'. */
const withEndings = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - minLength.ending + 1) }, (_, at) => word.slice(at));

/** Returns a word without its plural ending: the beginning that it shares with the singular. */
const singular = (word: string): string => word.replace(/(?<=\p{L}{3}[^s])s$/u, '');

/** Returns a word with each two neighboring letters exchanged, which is one typo, but two edits. */
const withSwaps = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  );
};

const typos: SearchOptions = { fuzzy: (word) => (word.length >= minLength.typo ? 1 : false) };

/** Returns a query for a word with at most one typo, or for its other name. */
function nearly(word: string): Query {
  const other = otherNames[word];
  const swaps = word.length >= minLength.typo ? withSwaps(word) : [];
  const queries: Query[] = [{ ...typos, queries: [word] }, ...swaps];
  if (other) queries.push({ combineWith: 'AND', queries: [other] });
  return { combineWith: 'OR', queries };
}

/**
 * Returns the search in these courses. It finds the courses that have all words or words that begin with them; if there are
 * none, the closest ones: those that have all words with one typo each, or by another name, or else some of the words.
 */
export function indexCourses(courses: readonly SearchedCourse[]): (q: string) => CourseMatches {
  const inner = ['title', 'description'];
  const index = new MiniSearch<SearchedCourse>({
    fields: [...inner, 'details', 'lesson_titles', 'lessons'],
    tokenize: wordsIn,
    processTerm: (word, field) =>
      [word, singular(word)].flatMap((form) => (inner.includes(field ?? '') ? withEndings(form) : form)),
    searchOptions: {
      processTerm: singular,
      prefix: true,
      boost: { title: 8, description: 4, details: 2, lesson_titles: 2 },
    },
  });
  index.addAll(courses);
  const find = (query: Query): string[] => index.search(query).map(({ id }) => id as string);
  return (q) => {
    const words = [...new Set(wordsIn(q))].slice(0, limits.words);
    const exact = find({ combineWith: 'AND', queries: words });
    if (exact.length > 0) return { course_ids: exact, is_exact: true };
    const queries = words.map(nearly);
    const near = find({ combineWith: 'AND', queries });
    const closest = near.length > 0 ? near : find({ combineWith: 'OR', queries });
    return { course_ids: closest.slice(0, limits.closest), is_exact: false };
  };
}

type Search = ReturnType<typeof indexCourses>;

/** Visitors do not see the text of a course that awaits a review, so they do not find it. */
const hasPublicWords = ({ awaits_review, has_details }: CourseRow): boolean => has_details && !awaits_review;

async function readIndex(rows: readonly CourseRow[]): Promise<Search> {
  const words = await readWords(rows.filter(hasPublicWords).map(({ id }) => id));
  return indexCourses(
    rows.map(({ id, title, description }) => ({ id, title, description, ...words.get(id) })),
  );
}

/** The search in the newest courses that this process has seen, and their versions. */
let latest: { versions: string; search: Search } | undefined;

/** Returns the search in the published courses. Their words are read only after a course has changed. */
export async function readSearch(): Promise<Search> {
  const rows = await listPublished();
  const versions = JSON.stringify(rows.map(({ id, version }) => [id, version]));
  if (latest?.versions !== versions) latest = { versions, search: await readIndex(rows) };
  return latest.search;
}
