import { Chip, Inline } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Chip',
  component: Chip,
  args: { children: 'With certificate', onChange: fn() },
  render: function Toggling({ onChange, ...args }) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false);
    const toggle = (next: boolean) => {
      setSelected(next);
      onChange?.(next);
    };
    return <Chip {...args} isSelected={isSelected} onChange={toggle} />;
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For a single on-off filter of a list that applies immediately.'],
      avoid: [
        { when: 'There are several filters of one kind.', instead: 'Components/Data/ChipGroup' },
        { when: 'It is a setting, not a filter.', instead: 'Components/Inputs/Switch' },
        { when: 'It only describes something.', instead: 'Components/Data/Badge' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the chip.', test: 'Default' },
        { keys: 'Space', does: 'Turns the filter on or off.', test: 'Default' },
        { keys: 'Enter', does: 'Turns the filter on or off.', test: 'Default' },
      ],
      accessibility: ['It is a toggle button. `aria-pressed` exposes whether the filter is on.'],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'count'] } },
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'With certificate' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button', name: 'Container', text: 'filled while the filter is on' },
    { selector: 'button > span', side: 'top', name: 'Label', text: 'what the filtered list contains' },
    {
      selector: 'button > span + span',
      side: 'bottom',
      name: 'Count',
      text: 'optional; the number of matches',
    },
  ]),
  args: { count: 1248 },
});

export const LongText = meta.story({ args: { children: longTitle, count: 3 } });

/** Filters the list below immediately. */
export const FiltersAList = meta.story({ tags: ['do'] });

/** A chip filters. People press other actions in this shape by mistake. Use a Button. */
export const ChipAsButton = meta.story({ tags: ['dont'], args: { children: 'Delete all filters' } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Off">
        <Chip>Beginner</Chip>
        <Chip count={12}>With count</Chip>
      </SheetRow>
      <SheetRow label="On">
        <Chip isSelected>Advanced</Chip>
        <Chip isSelected count={1248}>
          On with count
        </Chip>
      </SheetRow>
      <SheetRow label="Long">
        <Inline>
          <Chip count={3}>{longTitle}</Chip>
        </Inline>
      </SheetRow>
    </Sheet>
  ),
});
