import { Tabs, Text } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'stable',
  use: ['For parts of one subject that people read one at a time, with names of one or two words.'],
  avoid: [
    {
      when: 'People compare the parts or read them one after the other.',
      instead: 'Components/Data/Accordion',
    },
    { when: 'Each part has its own address.', instead: 'Components/Navigation/Sidebar' },
    { when: 'People fill in a form step by step.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then into its panel.', test: 'Keyboard' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Selects the previous or next tab, and the first after the last.',
      test: 'Keyboard',
    },
    { keys: 'Home, End', does: 'Selects the first or the last tab.', test: 'Keyboard' },
  ],
  accessibility: [
    'The tab list has a name, each tab exposes whether it is selected, and each panel is named after its tab.',
    'A line marks the selected tab, also in forced colors.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Course',
    items: [
      { id: 'overview', label: 'Overview', content: <Text>What the sample course is about.</Text> },
      { id: 'curriculum', label: 'Curriculum', content: <Text>Week by week.</Text> },
      { id: 'instructor', label: 'Instructor', content: <Text>Who teaches it.</Text> },
    ],
    onSelectionChange: fn(),
  },
  parameters: { usage },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label', 'items', 'selectedKey'] } },
});

export const Anatomy = meta.story(
  anatomyOf([
    {
      selector: '[aria-selected="true"]',
      name: 'Selected tab',
      text: 'marked with a line, not only with color',
    },
    {
      selector: '[role="tab"]:nth-child(2)',
      side: 'top',
      name: 'Tab',
      text: 'one or two words, without icons or numbers',
    },
    {
      selector: '[role="tabpanel"]',
      name: 'Panel',
      text: 'the content of the selected tab',
    },
  ]),
);

export const LongText = meta.story({
  args: {
    items: [
      { id: 'long', label: longTitle, content: <Text>{longText}</Text> },
      { id: 'short', label: 'Short', content: <Text>Short.</Text> },
    ],
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Curriculum'],
      ['{ArrowRight}', 'Instructor'],
      ['{ArrowRight}', 'Overview'],
      ['{ArrowLeft}', 'Instructor'],
      ['{Home}', 'Overview'],
      ['{End}', 'Instructor'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('instructor');
  },
});

/** Parts of one subject, in any order. */
export const PartsOfOneThing = meta.story({ tags: ['do'] });

/** Tabs suggest that users can start with any step. */
export const StepByStep = meta.story({
  tags: ['dont'],
  args: {
    items: ['1. Your details', '2. Documents', '3. Send'].map((label, index) => ({
      id: `step-${index}`,
      label,
      content: <Text>Fill in every step.</Text>,
    })),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: ({ items }) => (
    <Sheet>
      <SheetRow label="first selected">
        <Tabs label="First selected" items={items} />
      </SheetRow>
      <SheetRow label="last selected">
        <Tabs label="Last selected" items={items} defaultSelectedKey="instructor" />
      </SheetRow>
    </Sheet>
  ),
});
