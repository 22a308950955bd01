import { ReorderableList, type ReorderableListProps, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';
import { FieldRow } from '../inputs/FieldRow.tsx';

interface Part {
  id: string;
  title: string;
}

const parts: Part[] = ['First part', 'Second part', 'Third part'].map((title) => ({ id: title, title }));

/** Keeps the order, as a screen would. */
function Kept({ items, onReorder, ...rest }: ReorderableListProps<Part>) {
  const [order, setOrder] = useState(items);
  const reorder = (next: Part[]) => {
    setOrder(next);
    onReorder(next);
  };
  return <ReorderableList {...rest} items={order} onReorder={reorder} />;
}

const meta = {
  title: 'Components/Data/ReorderableList',
  component: ReorderableList<Part>,
  args: {
    label: 'Sample parts',
    items: parts,
    getName: ({ title }) => title,
    children: ({ title }) => <Text>{title}</Text>,
    onReorder: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: ['Let a person put a short list in order: modules, lessons, steps.'],
      avoid: [{ when: 'The order follows from a value; sort it.', instead: 'Components/Data/DataTable' }],
      keyboard: [
        { keys: 'Enter on Move up or Move down', does: 'Moves the item; focus goes with it', test: 'Moving' },
      ],
      accessibility: [
        'Every move is announced with the new place.',
        'Dragging is an addition: the buttons do the same (WCAG 2.5.7).',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ReorderableList<Part>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Moving: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move First part down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('First part moved to position 2 of 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move First part down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move First part up' })).toHaveFocus();
  },
};

export const LongText: Story = { args: { items: [{ id: 'long', title: longTitle }, ...parts] } };

export const StickerSheet: Story = {
  tags: ['sticker-sheet'],
  render: (args) => (
    <Sheet>
      <FieldRow label="Three items">
        <Kept {...args} />
      </FieldRow>
      <FieldRow label="One item">
        <Kept {...args} label="One part" items={parts.slice(0, 1)} />
      </FieldRow>
    </Sheet>
  ),
};
