import { ChipGroup } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const items = [
  { id: 'all', label: 'All', count: 10 },
  { id: 'enrollment', label: 'Enrollment', count: 4 },
  { id: 'payment', label: 'Payment', count: 3 },
  { id: 'certificates', label: 'Certificates', count: 3 },
];

const meta = preview.meta({
  title: 'Components/Data/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Categories',
    items,
    selectedKeys: new Set(['all']),
    onSelectionChange: fn(),
  },
  argTypes: { items: { control: false }, selectedKeys: { control: false } },
  render: function Choosing({ onSelectionChange, ...args }) {
    const [selectedKeys, setSelected] = useState(args.selectedKeys);
    const choose = (keys: ReadonlySet<string>) => {
      setSelected(keys);
      onSelectionChange(keys);
    };
    return <ChipGroup {...args} selectedKeys={selectedKeys} onSelectionChange={choose} />;
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For a handful of filters of one kind over a list that changes at once.',
        '`single` with an "All" where one of them always holds; `multiple` where they add up.',
      ],
      avoid: [
        {
          when: 'There are more than about eight; a list that opens takes less room.',
          instead: 'Components/Inputs/Select',
        },
        {
          when: 'They lead to different contents, not to parts of one list.',
          instead: 'Components/Navigation/Tabs',
        },
        { when: 'It is an answer in a form.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the chosen chip, and on to what follows the group.', test: 'Default' },
        { keys: 'Arrow Right', does: 'Chooses the next one, from the last to the first.', test: 'Default' },
        { keys: 'Arrow Left', does: 'Chooses the one before.', test: 'Default' },
        {
          keys: 'Space',
          does: 'With many to choose: turns the chip on or off; Tab moves on.',
          test: 'Multiple',
        },
      ],
      accessibility: [
        'It is a group with a name; single choice is a set of radio buttons, multiple choice a row of toggle buttons.',
        'The count is part of the chip’s name.',
      ],
    },
  },
});

/** One of them always holds. */
export const Default = meta.story({
  parameters: { controls: { include: ['label', 'isLabelHidden', 'selectionMode'] } },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Categories' }));
    const radio = (name: RegExp) => group.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^All/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/^Enrollment/)).toBeChecked();
    await expect(radio(/^Enrollment/)).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['enrollment']));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(/^All/)).toBeChecked();
    await userEvent.click(group.getByText('Payment'));
    await expect(radio(/^Payment/)).toBeChecked();
    await expect(group.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'legend',
      name: 'Label',
      text: 'what the filters have in common; hidden where the place says it',
    },
    {
      selector: '[data-selected]',
      name: 'Chosen filter',
      text: 'filled; one of them, or any number',
    },
    {
      selector: 'label:last-child',
      side: 'end',
      name: 'Filter',
      text: 'a word or two; up to about eight of them',
    },
    {
      selector: 'label:last-child > span + span',
      side: 'bottom',
      name: 'Count',
      text: 'optional; how many things remain',
    },
  ]),
  args: { isLabelHidden: false },
});

/** Any number of them, none included. */
export const Multiple = meta.story({
  args: { selectionMode: 'multiple', items: items.slice(1), selectedKeys: new Set(), label: 'Topics' },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Topics' }));
    const pressed = () => group.queryAllByRole('button', { pressed: true }).length;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(pressed()).toBe(2);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['enrollment', 'payment']));
    await userEvent.keyboard(' ');
    await expect(pressed()).toBe(1);
  },
});

export const LongText = meta.story({
  args: { items: [...items, { id: 'long', label: longTitle, count: 1 }] },
});

/** A handful, seen at a glance. */
export const Handful = meta.story({ tags: ['do'] });

/** A wall of filters is slower than a list that opens: use a Select. */
export const WallOfChips = meta.story({
  tags: ['dont'],
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({ id: `${index}`, label: `Category ${index + 1}` })),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Single, one chosen">
        <ChipGroup
          label="Single"
          items={items}
          selectedKeys={new Set(['payment'])}
          onSelectionChange={fn()}
        />
      </SheetRow>
      <SheetRow label="Multiple, two chosen, label shown">
        <ChipGroup
          label="Multiple"
          isLabelHidden={false}
          selectionMode="multiple"
          items={items.slice(1)}
          selectedKeys={new Set(['enrollment', 'payment'])}
          onSelectionChange={fn()}
        />
      </SheetRow>
    </Sheet>
  ),
});
