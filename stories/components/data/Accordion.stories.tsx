import { Accordion, Badge, Stack } from '@redwhiteandcode/design-system';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const items = [
  { id: 'pay', title: 'Who pays for the sample course?', content: 'An employer with a program may.' },
  { id: 'time', title: 'How long does it take?', content: 'Eight weeks, four hours each.' },
  { id: 'proof', title: 'What do I get at the end?', content: 'A certificate that anyone can verify.' },
];

const meta = preview.meta({
  title: 'Components/Data/Accordion',
  component: Accordion,
  args: { items },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For questions and answers when people need one or two of them.',
        'For long, independent parts of a page.',
      ],
      avoid: [
        { when: 'There is only one part to open.', instead: 'Components/Data/Disclosure' },
        {
          when: 'The parts are views of the same subject.',
          instead: 'Components/Navigation/Tabs',
        },
        { when: 'Most people need most of the text. Show it.', instead: 'Components/Data/Prose' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from title to title, and into the open answer.', test: 'Keyboard' },
        {
          keys: 'Enter',
          does: 'Opens the answer and closes the other open one. Pressed again, closes it.',
          test: 'Keyboard',
        },
        { keys: 'Space', does: 'Does the same.', test: 'Keyboard' },
      ],
      accessibility: [
        'Each title is a button in a heading. The button exposes whether the answer is open.',
        'At most one is open at a time.',
        'The browser’s page search finds closed text. Without JavaScript, all answers are open.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['headingLevel', 'defaultExpandedKey'] } },
});

export const WithBadges = meta.story({
  args: { items: items.map((item) => ({ ...item, badge: <Badge>Enrollment</Badge> })) },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'h3', name: 'Title', text: 'a question as people ask it, or the subject' },
    { selector: '[data-component="Badge"]', side: 'top', name: 'Badge', text: 'optional; the category' },
    {
      selector: 'button > :last-child',
      side: 'end',
      name: 'Chevron',
      text: 'points up while the item is open',
    },
    { selector: '[data-open] > [data-part="panel"]', name: 'Content', text: 'at most one is open at a time' },
  ]),
  args: { ...WithBadges.input.args, defaultExpandedKey: 'pay' },
});

export const LongText = meta.story({
  args: {
    items: [{ id: 'long', title: longTitle, content: longText, badge: <Badge>Enrollment</Badge> }, ...items],
    defaultExpandedKey: 'long',
  },
});

export const Keyboard = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = (name: string) =>
      within(canvas.getByRole('heading', { level: 3, name })).getByRole('button', { name });
    const open = () => canvas.queryAllByRole('button', { expanded: true });
    const answer = (text: string) => expect(canvas.getByText(text));
    await userEvent.tab();
    await expect(title('Who pays for the sample course?')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open()).toEqual([title('Who pays for the sample course?')]);
    await waitFor(() => answer('An employer with a program may.').toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(open()).toEqual([title('How long does it take?')]);
    await waitFor(() => answer('Eight weeks, four hours each.').toBeVisible());
    await answer('An employer with a program may.').not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(open()).toEqual([]);
  },
});

/** The title is a question as people ask it. */
export const Do = meta.story({ tags: ['do'], args: { items: items.slice(0, 1), defaultExpandedKey: 'pay' } });

/** A vague title makes people open every item. */
export const Dont = meta.story({
  tags: ['dont'],
  args: {
    items: [{ id: 'more', title: 'More information', content: 'An employer with a program may pay.' }],
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={32}>
      <Accordion items={items} defaultExpandedKey="time" />
      <Accordion
        items={[{ id: 'long', title: longTitle, content: longText, badge: <Badge>Enrollment</Badge> }]}
        defaultExpandedKey="long"
      />
    </Stack>
  ),
});
