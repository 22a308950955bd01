import { ChipGroup } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
  render: function Selecting({ onSelectionChange, ...args }) {
    const [selectedKeys, setSelected] = useState(args.selectedKeys);
    const select = (keys: ReadonlySet<string>) => {
      setSelected(keys);
      onSelectionChange(keys);
    };
    return <ChipGroup {...args} selectedKeys={selectedKeys} onSelectionChange={select} />;
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For a few filters of one kind that apply to a list immediately.',
        'Use `single` with an “All” chip when exactly one filter applies, and `multiple` when they combine.',
      ],
      avoid: [
        {
          when: 'There are more than about eight. A select takes less space.',
          instead: 'Components/Inputs/Select',
        },
        {
          when: 'They show different content instead of parts of one list.',
          instead: 'Components/Navigation/Tabs',
        },
        { when: 'It is a form field.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the selected chip, then out of the group.', test: 'Default' },
        {
          keys: 'Arrow Right',
          does: 'Selects the next chip, and the first after the last.',
          test: 'Default',
        },
        { keys: 'Arrow Left', does: 'Selects the previous chip.', test: 'Default' },
        {
          keys: 'Space',
          does: 'With `multiple`: turns the chip on or off. Tab moves to the next chip.',
          test: 'Multiple',
        },
      ],
      accessibility: [
        'It is a named group: of radio buttons with `single`, of toggle buttons with `multiple`.',
        'The count is part of the chip’s name.',
      ],
    },
  },
});

/** Exactly one filter applies. */
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
      text: 'what the filters have in common; hidden where the context makes it clear',
    },
    {
      selector: '[data-selected]',
      name: 'Selected filter',
      text: 'filled; exactly one, or any number with `multiple`',
    },
    {
      selector: 'label:last-child',
      side: 'end',
      name: 'Filter',
      text: 'one or two words; at most about eight filters',
    },
    {
      selector: 'label:last-child > span + span',
      side: 'bottom',
      name: 'Count',
      text: 'optional; the number of matches',
    },
  ]),
  args: { isLabelHidden: false },
});

/** Any number of filters apply, or none. */
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

/** People can scan a few filters at a glance. */
export const Handful = meta.story({ tags: ['do'] });

/** Many filters take longer to scan than a select. Use a Select. */
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
