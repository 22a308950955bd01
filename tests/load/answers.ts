import type { SavedWork } from '@redwhiteandcode/contract/learning/work.ts';
import type { ApiResponse, Caller } from '../clients/api-client.ts';
import { callAtRate, type Outcome } from './arrivals.ts';

/** The blocks that each learner answers in turn. */
const blocks = ['first', 'second', 'third'] as const;

const pathOf = (course: string) => `/api/courses/${course}/answers/1/1`;

/** What a learner has typed in a block, and what the server confirmed. */
interface TypedAnswer {
  text: string;
  change: number;
  version: number;
  /** Ends when no request of this block is under way: a browser sends the changes of a block one after the other. */
  sent: Promise<unknown>;
}

/** The answers of a learner by block. */
type TypedAnswers = Map<string, TypedAnswer>;

function saveNext(learner: Caller, course: string, answers: TypedAnswers): Promise<ApiResponse> {
  const saves = [...answers.values()].reduce((sum, { change }) => sum + change, 0);
  const block = blocks[saves % blocks.length] ?? blocks[0];
  const answer = answers.get(block) ?? { text: '', change: 0, version: 0, sent: Promise.resolve() };
  answers.set(block, answer);
  answer.change++;
  answer.text += `${answer.change > 1 ? ' ' : ''}The words of change ${answer.change} in the ${block} block.`;
  const { text, change } = answer;
  const response = answer.sent.then(async () => {
    const body = {
      answer: { kind: 'text', text },
      is_checked: false,
      ticked: [],
      base_version: answer.version,
      tab: 'tab',
      change,
      age_ms: 0,
    };
    const saved = await learner.send('PUT', `${pathOf(course)}/${block}`, body);
    if (saved.status === 200) answer.version = saved.body.version;
    return saved;
  });
  answer.sent = response.catch(() => undefined);
  return response;
}

/** The learners type in the blocks of a lesson at the same time, with so many saves a second together. Returns what each typed. */
export async function typeAnswers(
  learners: readonly Caller[],
  course: string,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<{ outcome: Outcome; typed: readonly TypedAnswers[] }> {
  const typed = learners.map((): TypedAnswers => new Map());
  const outcome = await callAtRate('saved answers', rate, seconds, (call) => {
    const at = call % learners.length;
    return saveNext(learners[at] as Caller, course, typed[at] as TypedAnswers);
  });
  return { outcome, typed };
}

/** Returns the answers that are not stored as they were typed last, or not with one version for each save. */
export async function differingAnswers(
  learners: readonly Caller[],
  course: string,
  typed: readonly TypedAnswers[],
): Promise<string[]> {
  const differences: string[] = [];
  for (const [at, answers] of typed.entries()) {
    const { body } = (await learners[at]?.send('GET', pathOf(course))) ?? {};
    const saved: readonly SavedWork[] = body?.items ?? [];
    for (const [block, { text, change }] of answers) {
      const row = saved.find(({ block_id }) => block_id === block);
      const stored = row?.answer?.kind === 'text' ? row.answer.text : undefined;
      if (stored !== text)
        differences.push(
          `learner ${at}, ${block} block: ${text.length} characters typed, ${stored?.length} stored`,
        );
      else if (row?.version !== change)
        differences.push(`learner ${at}, ${block} block: ${change} saves, version ${row?.version}`);
    }
  }
  return differences;
}
