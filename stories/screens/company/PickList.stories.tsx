import { PickList, type PickListProps } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';
import { groupSource, peopleSource } from './assignmentSamples.ts';

/** Keeps the selection, as a page does. */
function Kept({ chosen, onChange, ...props }: PickListProps) {
  const [kept, setKept] = useState(chosen);
  return (
    <PickList
      {...props}
      chosen={kept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Company/PickList',
  component: PickList,
  args: {
    label: 'People',
    name: 'people',
    source: peopleSource,
    chosen: [],
    onChange: fn() as PickListProps['onChange'],
    empty: 'No one is invited yet',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Choose several people or groups from a list of any length.'],
      avoid: [{ when: 'One of a few is chosen.', instead: 'Components/Inputs/Select' }],
      keyboard: [{ keys: 'Space on a checkbox', does: 'Chooses the item, or drops it.', test: 'Choosing' }],
      accessibility: [
        'Everything that Checkbox and Pagination guarantee.',
        'An item that is dropped stays in its place, so that the focus stays too.',
      ],
    },
  },
  decorators: [inColumn],
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({});

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sample Invited' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([peopleSource.items[0]]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only what is chosen (1)' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sample Invited' }));
    await expect(canvas.getByRole('checkbox', { name: 'Sample Invited' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const Searched = meta.story({
  args: {
    label: 'Groups',
    name: 'groups',
    source: {
      ...groupSource,
      search: { label: 'Search by the start of a name', value: 'Fi', onChange: fn() },
      pages: { hasPrevious: false, hasNext: true, onPrevious: fn(), onNext: fn() },
    },
  },
});

export const NothingFound = meta.story({
  args: { source: { items: [], search: { label: 'Search', value: 'Nothing', onChange: fn() } } },
});

export const Empty = meta.story({ args: { source: { items: [] } } });

export const Loading = meta.story({ args: { source: { items: [], isLoading: true } } });

export const Failed = meta.story({
  args: { source: { items: [], error: 'Something went wrong. Please try again.' } },
});

export const WithoutChoice = meta.story({
  args: { errorMessage: 'Choose a person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'People' })).toHaveAccessibleDescription(
      'Choose a person',
    );
  },
});
