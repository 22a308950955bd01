import { ReorderableList, type ReorderableListProps, Text } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';
import { FieldRow } from '../inputs/FieldRow.tsx';

interface Part {
  id: string;
  title: string;
}

const parts: Part[] = ['First part', 'Second part', 'Third part'].map((title) => ({ id: title, title }));

/** Stores the order, as a screen does. */
function Kept({ items, onReorder, ...rest }: ReorderableListProps<Part>) {
  const [order, setOrder] = useState(items);
  const reorder = (next: Part[]) => {
    setOrder(next);
    onReorder(next);
  };
  return <ReorderableList {...rest} items={order} onReorder={reorder} />;
}

const meta = preview.meta({
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
      use: ['For a short list that the user puts in order: modules, lessons, steps.'],
      avoid: [
        { when: 'The order follows from a value. Sort the list.', instead: 'Components/Data/DataTable' },
      ],
      keyboard: [
        {
          keys: 'Enter on Move up or Move down',
          does: 'Moves the item. Focus moves with it.',
          test: 'Moving',
        },
      ],
      accessibility: [
        'Every move is announced with the new position.',
        'The buttons do the same as dragging (WCAG 2.5.7).',
      ],
    },
  },
});

export const Default = meta.story();

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[data-part="handle"]', name: 'Handle', text: 'drags the item with a pointer' },
    {
      selector: '[data-part="handle"] + div > *',
      side: 'end',
      name: 'Content',
      text: 'the item, which may contain fields',
    },
    {
      selector: '[data-part="moves"]',
      side: 'end',
      name: 'Move up, move down',
      text: 'move the item without dragging',
    },
  ]),
  args: { children: ({ title }) => <Text as="span">{title}</Text> },
});

export const Moving = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move First part down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('First part moved to position 2 of 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move First part down' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move First part up' })).toHaveFocus();
  },
});

export const LongText = meta.story({ args: { items: [{ id: 'long', title: longTitle }, ...parts] } });

/** An order that only the user knows. */
export const OrderByChoice = meta.story({ tags: ['do'], args: { label: 'Parts in order' } });

/** The order follows from the date. Sort the list. */
export const OrderByDate = meta.story({
  tags: ['dont'],
  args: {
    label: 'Sessions',
    items: ['January 15', 'February 15', 'March 15'].map((title) => ({ id: title, title })),
  },
});

export const StickerSheet = meta.story({
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
});
