import { Alert, Button, Link, Result, type ResultProps, Stack } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const done = (
  <Alert tone="success" title="The link is ready">
    Copy it now: we cannot show it again.
  </Alert>
);

const meta = preview.meta({
  title: 'Components/Feedback/Result',
  component: Result,
  args: { children: done },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For the result of an action that removes its controls: a form that is replaced by its confirmation.',
        'Keep it on the page from the start, empty: content that is there from the start does not take focus.',
      ],
      avoid: [
        { when: 'The pressed button stays.', instead: 'Components/Feedback/Alert' },
        { when: 'The result can disappear after a while.', instead: 'Components/Feedback/Toast' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Goes on from the result to what follows it.', test: 'TakesFocus' }],
      accessibility: [
        'The result is a status, and takes focus when it appears. A result that was there from the start does not.',
        'Screen readers say it once: it is the name of what has the focus, and not announced as a change too.',
        'Only text belongs in it. Controls follow it, because a status is read as one sentence.',
      ],
    },
  },
});

/** A button whose press replaces it by the result. */
function LinkMaker({ isAgain = false, ...props }: ResultProps & { isAgain?: boolean }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <Stack gap={16}>
      <Result {...props} of={String(count)}>
        {count > 0 && props.children}
      </Result>
      {(isAgain || count === 0) && (
        <div>
          <Button onPress={() => setCount(count + 1)}>Create the link</Button>
        </div>
      )}
      <Link href="#guide">How links work</Link>
    </Stack>
  );
}

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'of'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveFocus();
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[data-component="Result"]', name: 'Result', text: 'the status, which takes focus' },
    {
      selector: '[data-component="Alert"]',
      side: 'end',
      name: 'Text',
      text: 'what happened and what to know about it, usually in an Alert',
    },
  ]),
});

/** The pressed button is gone, so focus goes to the result. */
export const TakesFocus = meta.story({
  render: (args) => <LinkMaker {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the link' }));
    await expect(status).toHaveTextContent('we cannot show it again');
    await expect(status).toHaveFocus();
    await expect(status).toHaveAccessibleName(/we cannot show it again/);
    await expect(status).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How links work' })).toHaveFocus();
  },
});

/** A second result takes focus too, though it has the same words. */
export const FollowsAnother = meta.story({
  render: (args) => <LinkMaker {...args} isAgain />,
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'Create the link' });
    await userEvent.click(create);
    await userEvent.click(create);
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <Alert tone="success" title={longTitle}>
        {longText}
      </Alert>
    ),
  },
});

/** Say what happened, and what to know about it. */
export const Do = meta.story({ tags: ['do'] });

/** “Done” does not tell people what they have now. */
export const Dont = meta.story({ tags: ['dont'], args: { children: <Alert tone="success">Done</Alert> } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <Result>{done}</Result>
      <Result>
        <Alert tone="info">The link no longer works.</Alert>
      </Result>
    </Stack>
  ),
});
