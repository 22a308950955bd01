import { ComingSoonList } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle, withFirst } from '../../samples/text.ts';
import { requestFor } from '../../samples/waitlist.tsx';

const items = [
  {
    id: 'agents',
    title: 'Sample Course on Agents',
    description: 'What they can and cannot do without you.',
    status: 'Q2 2027',
  },
  {
    id: 'health',
    title: 'Sample Course for Health Care',
    description: 'Records, privacy, and where a model can help, for people without a technical background.',
    status: 'Delayed: get notified',
  },
  {
    id: 'prompts',
    title: 'Sample Course on Prompts',
    description: 'Ask well, check well.',
    status: 'Available Now',
    href: '/course/sample-course',
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/ComingSoonList',
  component: ComingSoonList,
  args: {
    items,
    notify: (item) => requestFor(item.title),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Announced courses, with their dates and a way to be notified.'],
      avoid: [{ when: 'The course is available.', instead: 'Screens/Catalog/CourseCard' }],
      keyboard: [{ keys: 'Tab', does: 'Moves through the buttons and links.', test: 'Default' }],
      accessibility: ['Each button names its item.'],
    },
  },
});

/** An available course links to its page; the others offer an email. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(buttons).toEqual(items.slice(0, 2).map(({ title }) => `Get Notified: ${title}`));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Get Notified: ${items[0]?.title}` })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Course: Sample Course on Prompts' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    items: withFirst(items, { title: longTitle, description: longText, status: 'Sample quarter of 2025' }),
  },
});
