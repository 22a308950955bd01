import { AssignedList } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const course = {
  id: 'one',
  title: 'AI Fundamentals for Business',
  company: 'Sample Company',
  state: 'due_soon',
  stateLabel: 'Due soon',
  due: 'Due December 8, 2026',
  is_mandatory: true,
  courses: [],
  next: { label: 'Continue', href: '/learn/ai-fundamentals-for-business' },
} as const;

const path = {
  ...course,
  id: 'two',
  title: 'First Weeks',
  state: 'not_started',
  stateLabel: 'Not started',
  due: undefined,
  is_mandatory: false,
  courses: [
    { id: 'a', title: 'AI Fundamentals for Business', isDone: true, href: '/learn/a' },
    { id: 'b', title: 'Prompt Engineering Mastery', isDone: false, href: '/course/b' },
  ],
  next: { label: 'Start', href: '/course/b' },
} as const;

const done = {
  ...course,
  id: 'three',
  state: 'done',
  stateLabel: 'Done',
  due: undefined,
  next: undefined,
} as const;

const meta = preview.meta({
  title: 'Screens/Company/AssignedList',
  component: AssignedList,
  args: { title: 'Assigned to You', open: [course, path], closed: [done] },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show a learner what companies have assigned.'],
      avoid: [{ when: 'The learner’s own courses are listed.', instead: 'Screens/Learning/EnrollmentList' }],
      keyboard: [],
      accessibility: [
        'The section and each assignment have a heading.',
        'The title of the assignment describes its link.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAccessibleDescription('First Weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Done or excused (1)' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const OnlyDone = meta.story({ args: { open: [] } });

export const LongTexts = meta.story({
  args: {
    open: [
      {
        ...path,
        title: 'Averylongtitlewithoutanyplacetobreakit'.repeat(3),
        company: 'Averylongcompanynamewithoutanyplacetobreakit'.repeat(2),
      },
    ],
    closed: [],
  },
});
