import { newBlockId, type TaskDraft } from '../catalog/blockDraft.ts';
import { taskKinds } from '../catalog/CheckBlockForm.tsx';

/** A question of the bank in the editor, with the API's names. It keeps its id when it is changed. */
export interface QuestionDraft {
  id: string;
  module_number: number;
  lesson_number: number;
  prompt: string;
  task: TaskDraft;
  explanation: string;
  /** The sentence of the lesson that the key rests on. */
  quote: string;
  status: 'draft' | 'approved' | 'withdrawn';
}

/** The rules of an assessment in the editor. A number is NaN while its field is empty. */
export interface RulesDraft {
  questions: number;
  pass_percent: number;
  attempts: number;
  wait_hours: number;
  opens: 'after_lessons' | 'at_once';
}

/** An assessment in the editor. */
export interface AssessmentDraft {
  /** Whether learners can start attempts. */
  is_on: boolean;
  rules: RulesDraft;
  bank: readonly QuestionDraft[];
}

/** A lesson that a question can belong to. */
export interface BankLesson {
  module_number: number;
  module_title: string;
  lesson_number: number;
  lesson_title: string;
}

/** The names of the statuses. */
export const statusNames: Readonly<Record<QuestionDraft['status'], string>> = {
  draft: 'Draft',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};

/** Which questions a list shows. An empty text matches every question. */
export interface BankFilter {
  text: string;
  /** The number of a module as text. */
  module: string;
  status: string;
}

const isOneOf = (wanted: string, value: string): boolean => wanted === '' || wanted === value;

/** Returns the questions that a filter shows, in the bank's order. The text is searched in what learners read. */
export function matchingQuestions(
  bank: readonly QuestionDraft[],
  { text, module, status }: BankFilter,
): readonly QuestionDraft[] {
  const sought = text.trim().toLowerCase();
  return bank.filter(
    (question) =>
      isOneOf(module, String(question.module_number)) &&
      isOneOf(status, question.status) &&
      [question.prompt, question.explanation, question.quote, JSON.stringify(question.task)].some((own) =>
        own.toLowerCase().includes(sought),
      ),
  );
}

/** Returns an empty question of a lesson. */
export const newQuestion = (lesson: Pick<BankLesson, 'module_number' | 'lesson_number'>): QuestionDraft => ({
  id: newBlockId(),
  module_number: lesson.module_number,
  lesson_number: lesson.lesson_number,
  prompt: '',
  task: {
    kind: 'one',
    choices: ['a', 'b'].map((id) => ({ id, text: '', is_right: false, feedback: '' })),
  },
  explanation: '',
  quote: '',
  status: 'draft',
});

/** Returns a copy of a question as a draft with a new id. */
export const copyOfQuestion = (question: QuestionDraft): QuestionDraft => ({
  ...structuredClone(question),
  id: newBlockId(),
  status: 'draft',
});

/** Returns the name of a question's kind of answer. */
export const kindName = ({ task }: QuestionDraft): string =>
  taskKinds.find(({ value }) => value === task.kind)?.label ?? task.kind;

/** Returns a question's name for buttons and announcements. */
export function questionName({ prompt }: Pick<QuestionDraft, 'prompt'>): string {
  const line = prompt.replace(/\s+/g, ' ').trim();
  if (line === '') return 'New question';
  return line.length > 80 ? `${line.slice(0, 77).trimEnd()}…` : line;
}

/** Returns a number of questions as text: '1 question'. */
export const questionCount = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** What keeps a draft from being saved or approved, with the id of the field that shows it. */
export interface DraftProblem {
  field: string;
  message: string;
  /** The id of the question that must be open to show the field. */
  question?: string | undefined;
  where?: string | undefined;
}

/** Returns the id of a question's field by its path, such as `task.value`. */
export const fieldOf = (id: string, path: string): string => `question-${id}.${path}`;

/** Returns the problems of a question from their messages by path. */
export const listProblems = (
  question: QuestionDraft,
  messages: Readonly<Record<string, string>>,
): DraftProblem[] =>
  Object.entries(messages).map(([path, message]) => ({
    field: fieldOf(question.id, path),
    message,
    question: question.id,
    where: questionName(question),
  }));
