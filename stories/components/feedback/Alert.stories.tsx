import { Alert, Button, Stack } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { title: 'Your progress is saved', children: 'You can go on from any device.' },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For a message that belongs to a page or a part of it and stays: a warning, a result, what to do now.',
      ],
      avoid: [
        {
          when: 'It is about something just done and may go by itself.',
          instead: 'Components/Feedback/Toast',
        },
        { when: 'One field is wrong; the field says so.', instead: 'Components/Inputs/TextField' },
        { when: 'A whole part failed to load.', instead: 'Components/Feedback/ErrorState' },
      ],
      keyboard: [],
      accessibility: [
        'An icon goes with each colour, and the title says what it is about.',
        'What is there from the start is not announced; `live` announces what appears: `status` waits, `alert` interrupts.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['tone', 'title', 'children', 'live'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'goes with the color, so that color never says it by itself' },
    { selector: '[data-component="Alert"] p', side: 'end', name: 'Title', text: 'what happened, in a line' },
    {
      selector: '[data-component="Alert"] p + div',
      side: 'end',
      name: 'Text',
      text: 'optional; what to know or to do',
    },
    { selector: 'button', side: 'end', name: 'Action', text: 'optional; the one thing that helps now' },
  ]),
  args: { tone: 'danger', title: 'Not sent', action: <Button size="sm">Retry</Button> },
});

export const LongText = meta.story({ args: { title: longTitle, children: longText } });

/** A message that appears is announced: it has a role. */
export const Live = meta.story({
  args: { live: 'alert', tone: 'danger', title: 'Not saved', children: 'Try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Not saved');
  },
});

/** Says what happened and what to do. */
export const Do = meta.story({
  tags: ['do'],
  args: { tone: 'danger', title: 'The file is too large', children: 'Choose one of up to 10 MB.' },
});

/** "Error" says nothing that people could act on. */
export const Dont = meta.story({
  tags: ['dont'],
  args: { tone: 'danger', title: 'Error', children: 'Code 413.' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={`Title, ${tone}`}
          action={
            <Button size="sm" variant="neutral">
              Action
            </Button>
          }
        >
          Text under the title.
        </Alert>
      ))}
      <Alert tone="info">Text without a title.</Alert>
      <Alert tone="warning" title={longTitle}>
        {longText}
      </Alert>
    </Stack>
  ),
});
