import { lessonsOf } from '@redwhiteandcode/app/parts/learning/lessons.ts';
import type { OutlineModule } from '@redwhiteandcode/design-system';
import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import { learner } from './account.ts';
import { course } from './course.ts';
import { certificate } from './credentials.ts';

/** A course in progress. */
export const enrollment: Enrollment = {
  id: 'in-progress',
  user_id: learner.id,
  course_id: course.id,
  status: 'active',
  enrolled_at: '2025-02-01T09:00:00Z',
  completed_lessons: 2,
  total_lessons: 5,
  progress: 40,
  last_lesson: { module_number: 2, lesson_number: 1 },
  last_lesson_place: { module: 2, lesson: 1 },
  certificate_number: null,
  has_attempts: false,
  order_id: null,
  seat_end: null,
  course: { ...course, level: 'Beginner', track: 'Technical', assessment: null },
};

/** A completed course with its certificate. */
export const completedEnrollment: Enrollment = {
  ...enrollment,
  id: 'completed',
  status: 'completed',
  progress: 100,
  certificate_number: certificate.certificate_number,
};

/** A learner's courses: in progress, not started, paused, and completed. */
export const enrollments: readonly Enrollment[] = [
  enrollment,
  {
    ...enrollment,
    id: 'not-started',
    progress: 0,
    last_lesson: null,
    last_lesson_place: null,
    is_free: true,
  },
  { ...enrollment, id: 'paused', status: 'paused', progress: 15 },
  completedEnrollment,
];

/** A lesson's text with every element that `Prose` styles. */
export const lessonHtml = `
<p>A sample lesson with a <a href="#sample">link</a>, <strong>strong</strong> and <em>stressed</em> words.</p>
<h2>What a prompt is</h2>
<p>A prompt is what you ask. A good one says three things:</p>
<ul><li>the role,</li><li>the task,</li><li>the form of the answer.</li></ul>
<h3>An example</h3>
<pre tabindex="0"><code>Summarize this report in five sentences for a person who has not read it.</code></pre>
<ol><li>Read the answer.</li><li>Check it against <code>report.txt</code>.</li></ol>
<blockquote><p>Trust, then verify.</p></blockquote>
<table><thead><tr><th>Week</th><th>Subject</th></tr></thead>
<tbody><tr><td>1</td><td>Terms</td></tr><tr><td>2</td><td>Prompts</td></tr></tbody></table>
<p>A model reads 10<sup>6</sup> tokens, H<sub>2</sub>O has three atoms, and <s>3,000</s> is now 2,950 words.</p>
<ol start="105"><li>A list that goes on.</li></ol>
<ol type="a"><li>A list with letters.</li></ol>
<figure><table><tr><th colspan="2">Tokens</th></tr><tr><td>In</td><td>Out</td></tr></table><figcaption>What a model counts</figcaption></figure>`;

/** Two modules, of which the first is completed. */
export const outline: readonly OutlineModule[] = [
  {
    module_number: 1,
    module_title: 'Foundations',
    lessons: [
      { lesson_number: 1, lesson_title: 'What a model is', isCompleted: true },
      { lesson_number: 2, lesson_title: 'What it cannot do', isCompleted: true },
    ],
  },
  {
    module_number: 2,
    module_title: 'Practice',
    lessons: [
      { lesson_number: 1, lesson_title: 'Your first prompt', isCompleted: false },
      { lesson_number: 2, lesson_title: 'Checking an answer', isCompleted: false },
      { lesson_number: 3, lesson_title: 'A use case of your own', isCompleted: false },
    ],
  },
];

/** The lessons of the course in progress. */
export const lessons = lessonsOf(
  outline.map((module) => ({
    ...module,
    course_id: course.id,
    lessons: module.lessons.map((lesson) => ({ ...lesson, content: lessonHtml })),
  })),
);
