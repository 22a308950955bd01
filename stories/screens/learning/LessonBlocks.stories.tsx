import {
  type BlockState,
  Button,
  type LessonBlock,
  LessonBlocks,
  type LessonBlocksProps,
  ReportButton,
} from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { blocks, checkOf, judgeSample, tableExercise, untouched } from '../../samples/blocks.ts';
import { labRunner, promptTools } from '../../samples/labs.ts';

/** Keeps the work, as the page does. */
function Kept({ stateOf, onWorkChange, ...args }: LessonBlocksProps) {
  const [states, setStates] = useState<Record<string, BlockState>>({});
  return (
    <LessonBlocks
      {...args}
      stateOf={(id) => states[id] ?? stateOf(id)}
      onWorkChange={(id, work) => {
        setStates({ ...states, [id]: { ...stateOf(id), work, saving: 'saved' } });
        onWorkChange(id, work);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Learning/LessonBlocks',
  component: LessonBlocks,
  args: {
    blocks,
    stateOf: (_id) => untouched,
    onWorkChange: fn(),
    judge: judgeSample,
    onRetry: fn(),
    labRunner,
    promptTools,
    onDownload: fn(async () => undefined),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: ['The content of a lesson in the player, inside LessonView.'],
      avoid: [
        { when: 'The text is not a lesson.', instead: 'Components/Data/Prose' },
        { when: 'The learner should see only a question.', instead: 'Screens/Learning/CheckView' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves through the blocks in order.', test: 'Answering' }],
      accessibility: [
        'Each block in which the learner works is a region with a name.',
        'A block of an unknown type says so, and the other blocks are there.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Write a prompt for your own work' });
  },
});

export const Answering = meta.story({
  args: { blocks: blocks.filter(({ type }) => type !== 'callout') },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /About how many tokens/ });
    const choice = await canvas.findByRole('radio', { name: 'It predicts the next token' });
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    choice.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('One token at a time.');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith('sample-one', {
      answer: { kind: 'choices', ids: ['b'] },
      is_checked: true,
      ticked: [],
    });
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
});

/** Every block has a button under it that reports an error in it. */
export const WithReports = meta.story({
  args: {
    renderUnder: ({ id }) => <ReportButton subject={`the sample ${id}`} onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Write a prompt for your own work' });
    await expect(canvas.getAllByRole('button', { name: /^Report an error in the sample / })).toHaveLength(
      blocks.length,
    );
  },
});

/** A block of a type that this version of the page does not know. */
export const UnknownType = meta.story({
  args: {
    blocks: [
      { id: 'unknown', type: 'sample-type-of-a-later-version' } as unknown as LessonBlock,
      { id: 'known', type: 'text', html: '<p>The text after it.</p>' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This part needs a newer version of this page. Reload to see it.');
    await expect(canvas.getByText('The text after it.')).toBeVisible();
  },
});

/** A block whose work was also changed on another device. */
export const WithEarlierVersions = meta.story({
  args: {
    blocks: [checkOf('several'), tableExercise],
    stateOf: (id) => ({ ...untouched, saving: 'saved', earlier: id === tableExercise.id ? 2 : 0 }),
    renderEarlier: () => (
      <Button variant="quiet" size="sm">
        2 earlier versions
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: '2 earlier versions' })).toHaveLength(1);
  },
});
