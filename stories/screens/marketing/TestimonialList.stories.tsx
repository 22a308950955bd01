import { type Testimonial, TestimonialList } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle, withFirst } from '../../samples/text.ts';

const testimonials: Testimonial[] = [
  {
    name: 'Sample Learner One',
    role: 'Operations Manager',
    company: 'Sample Company',
    content: 'The course fit between two shifts, and HR had the receipt the same day.',
    badge: 'Operations',
  },
  {
    name: 'Sample Learner Two',
    role: 'Analyst',
    company: 'Another Sample Company',
    content: 'I could finally tell my team which of our reports a model can write.',
    badge: 'Technical',
  },
  {
    name: 'Sample Learner Three',
    role: 'Director',
    company: 'Sample Company',
    content: 'Short lessons. No hype.',
  },
];

const meta = preview.meta({
  title: 'Screens/Marketing/TestimonialList',
  component: TestimonialList,
  args: { testimonials },
  parameters: {
    usage: {
      status: 'new',
      use: ['Testimonials about courses, which a label and each testimonial mark as illustrative.'],
      avoid: [{ when: 'You can state it as a number.', instead: 'Screens/Marketing/StatStrip' }],
      keyboard: [],
      accessibility: ['Each testimonial is a figure with a quotation.'],
    },
  },
});

/** A label is above the testimonials, and each is marked as illustrative. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/\(illustrative\)/)).toHaveLength(testimonials.length);
  },
});

export const One = meta.story({ args: { testimonials: testimonials.slice(0, 1) } });

/** Without testimonials, it renders nothing, not even the label. */
export const Empty = meta.story({ args: { testimonials: [] } });

export const LongText = meta.story({
  args: {
    testimonials: withFirst(testimonials, { name: longTitle, role: longTitle, content: longText }),
  },
});
