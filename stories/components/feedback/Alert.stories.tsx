import { Alert, Button, Stack } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { title: 'Your progress is saved', children: 'You can go on from any device.' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For a message that stays on a page or in one of its parts: a warning, a result, the next step.'],
      avoid: [
        {
          when: 'It is about an action that just finished, and can disappear.',
          instead: 'Components/Feedback/Toast',
        },
        {
          when: 'A single field is invalid. The field shows the error.',
          instead: 'Components/Inputs/TextField',
        },
        { when: 'A part of the page failed to load.', instead: 'Components/Feedback/ErrorState' },
      ],
      keyboard: [],
      accessibility: [
        'Each color comes with an icon, and the title names the subject.',
        'An alert in the initial page is not announced. Set `live` for one that appears later: `status` waits, `alert` interrupts.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['tone', 'title', 'children', 'live'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'svg',
      name: 'Icon',
      text: 'matches the color, so that the meaning does not depend on color',
    },
    {
      selector: '[data-component="Alert"] p',
      side: 'end',
      name: 'Title',
      text: 'what happened, in one line',
    },
    {
      selector: '[data-component="Alert"] p + div',
      side: 'end',
      name: 'Text',
      text: 'optional; details or what to do',
    },
    { selector: 'button', side: 'end', name: 'Action', text: 'optional; the one action that helps' },
  ]),
  args: { tone: 'danger', title: 'Not sent', action: <Button size="sm">Retry</Button> },
});

export const LongText = meta.story({ args: { title: longTitle, children: longText } });

/** An alert that appears later is announced. */
export const Live = meta.story({
  args: { live: 'alert', tone: 'danger', title: 'Not saved', children: 'Try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Not saved');
  },
});

/** Say what happened and what to do. */
export const Do = meta.story({
  tags: ['do'],
  args: { tone: 'danger', title: 'The file is too large', children: 'Choose one of up to 10 MB.' },
});

/** “Error” does not tell people what to do. */
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
