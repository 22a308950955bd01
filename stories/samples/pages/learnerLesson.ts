import type { OutlineModule } from '@redwhiteandcode/design-system';

/** A lesson of the course that is played. */
export interface PlayedLesson {
  module_number: number;
  module_title: string;
  lesson_number: number;
  lesson_title: string;
}

/** The course that is played. */
export const played = { id: 'ai-fundamentals-for-business', title: 'AI Fundamentals for Business' };

const modules: readonly (readonly [title: string, ...lessons: string[]])[] = [
  ['How AI systems work', 'What a model is', 'What it was trained on', 'Where it goes wrong'],
  ['Finding a use case', 'Tasks worth handing over', 'Scoring a use case', 'Data you may use'],
  ['Testing before trusting', 'Examples with known answers', 'Counting errors that matter'],
  ['The pilot', 'A plan on one page', 'People, rules and review', 'Deciding to go on'],
];

/** Every lesson in its order. */
export const lessons: readonly PlayedLesson[] = modules.flatMap(([module_title, ...titles], module) =>
  titles.map((lesson_title, lesson) => ({
    module_number: module + 1,
    module_title,
    lesson_number: lesson + 1,
    lesson_title,
  })),
);

/** The outline with the first lessons ticked. */
export function outlineOf(completed: number): OutlineModule[] {
  const byModule = Map.groupBy(lessons, (lesson) => lesson.module_number);
  return [...byModule].map(([module_number, held]) => ({
    module_number,
    module_title: held[0]?.module_title ?? '',
    lessons: held.map((lesson) => ({ ...lesson, isCompleted: lessons.indexOf(lesson) < completed })),
  }));
}

/** A lesson's text. */
export const lessonText = `
<p>A list of ideas is not a plan. This lesson turns a list into an order: you give each idea four numbers, and the
sum says which one to try first.</p>
<h2>Four questions</h2>
<p>Answer each with a number from 1 to 5. Be strict: a 5 is rare.</p>
<ol>
<li><strong>How often</strong> does the task come up?</li>
<li><strong>How long</strong> does it take a person today?</li>
<li><strong>How easily</strong> can somebody see that an answer is wrong?</li>
<li><strong>How little</strong> harm does a wrong answer do?</li>
</ol>
<blockquote><p>A task that nobody can check is not a candidate, whatever its sum.</p></blockquote>
<h2>An example</h2>
<p>Two tasks of a sample team, with their numbers in the order of the questions:</p>
<table>
<thead><tr><th>Task</th><th>Numbers</th><th>Sum</th></tr></thead>
<tbody>
<tr><td>Summarize a weekly report</td><td>4, 3, 5, 4</td><td>16</td></tr>
<tr><td>Answer a contract question</td><td>3, 4, 2, 1</td><td>10</td></tr>
</tbody>
</table>
<p>The report wins: whoever reads it knows at once whether the summary is right.</p>
<h3>Your turn</h3>
<p>Take three tasks of your own week, score them, and keep the sheet. You need it in
<a href="/learn/ai-fundamentals-for-business/4/1">A plan on one page</a>.</p>`;
