import { Tabs, Text } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'stable',
  use: ['Parts of one thing of which one is read at a time, with names of a word or two.'],
  avoid: [
    { when: 'the parts are compared or read one after the other', instead: 'Components/Data/Accordion' },
    { when: 'each part has an address of its own', instead: 'Components/Navigation/Sidebar' },
    { when: 'a form is filled step by step' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then into its panel.', test: 'Keyboard' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Selects the tab before or after, from the last to the first.',
      test: 'Keyboard',
    },
    { keys: 'Home, End', does: 'Selects the first or the last tab.', test: 'Keyboard' },
  ],
  accessibility: [
    'The list has a name; each tab says whether it is selected, each panel is named by its tab.',
    'The selected tab is marked by a line, in forced colors too.',
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
    { selector: '[aria-selected="true"]', name: 'Selected tab', text: 'marked by a line, not by color only' },
    {
      selector: '[role="tab"]:nth-child(2)',
      side: 'top',
      name: 'Tab',
      text: 'a word or two; no icons, no numbers',
    },
    {
      selector: '[role="tabpanel"]',
      name: 'Panel',
      text: 'the part that the selected tab names; one at a time',
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

/** Parts of one thing, in any order. */
export const PartsOfOneThing = meta.story({ tags: ['do'] });

/** Steps that have to be taken in order look as if any of them could come first. */
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
