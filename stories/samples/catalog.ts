import type { BlockDraft, CourseDraft, CourseRevision } from '@redwhiteandcode/design-system';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';

const table =
  '<table><caption>Sample measures</caption><thead><tr><th scope="col">Measure</th><th scope="col">Goal</th></tr></thead><tbody><tr><td>Minutes saved</td><td>30 a day</td></tr></tbody></table>';

const { certificate_months: _months, price_cents: _cents, list_price: _list, ...card } = sampleCard;

/** The text of a lesson with each kind of content. */
export const lessonHtml = `<h2>What it is</h2><p>A <strong>sample</strong> shows how <em>text</em> looks, with a <a href="https://example.com">link</a>.</p><ul><li><p>First point</p></li><li><p>Second point</p></li></ul>${table}<p>After the table.</p>`;

const oneText = (html: string): BlockDraft[] => [{ id: 'text', type: 'text', html }];

/** A course in the editor. */
export const draft: CourseDraft = {
  ...card,
  certificate_months: '',
  price: '$4,950',
  list_price: '',
  charged_until: '',
  title: 'Sample course',
  details: {
    learning_outcomes: ['Distinguish a sample from a product', 'Write a first sample'],
    prerequisites: ['None'],
    target_roles: ['Sample role'],
    instructor_info: {
      name: 'Sample Instructor',
      credentials: 'Sample credentials',
      bio: 'A sample biography.',
    },
    modules: [
      {
        id: 'w1',
        week: 'Week 1',
        title: 'First week',
        topics: ['First topic', 'Second topic'],
        deliverables: [],
      },
      {
        id: 'w2',
        week: 'Weeks 2-3',
        title: 'Second part',
        topics: ['Third topic'],
        deliverables: ['A sample'],
      },
    ],
  },
  modules: [
    {
      id: 'm1',
      module_title: 'Where to begin',
      lessons: [
        {
          id: 'l1',
          lesson_title: 'What a sample is',
          blocks: oneText(lessonHtml),
        },
        { id: 'l2', lesson_title: 'How to read one', blocks: oneText('<p>Read it from the top.</p>') },
      ],
    },
    {
      id: 'm2',
      module_title: 'Next steps',
      lessons: [{ id: 'l3', lesson_title: 'The second sample', blocks: oneText('<p>Another sample.</p>') }],
    },
  ],
};

/** Its saved versions, newest first. */
export const revisions: readonly CourseRevision[] = [
  { revision: 3, saved_at: '2026-03-02T15:30:00Z', saved_by: 'Sample Admin', is_live: true },
  { revision: 2, saved_at: '2026-03-01T09:05:00Z', saved_by: 'Second Sample Admin', is_live: false },
  { revision: 1, saved_at: '2026-02-27T18:00:00Z', saved_by: 'Sample Admin', is_live: false },
];
