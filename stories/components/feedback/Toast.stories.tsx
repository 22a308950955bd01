import {
  Button,
  Dialog,
  dismissToast,
  Inline,
  toast,
  type ToastOptions,
  ToastRegion,
} from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

/** Shows the toasts when the story opens, and removes them when it closes. */
function showing(...toasts: readonly ToastOptions[]): () => () => void {
  return () => {
    const ids = toasts.map(toast);
    return () => ids.forEach(dismissToast);
  };
}

const renderRegion = () => (
  <div style={{ minBlockSize: '10rem' }}>
    <ToastRegion />
  </div>
);

const low = { docs: { story: { height: '200px' } } };

const action = { label: 'Undo', onPress: fn() };

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      status: 'stable',
      use: [
        'For the result of an action that the page itself hardly shows.',
        'With an action to undo it. The toast then stays.',
      ],
      avoid: [
        {
          when: 'People must not miss it, or it belongs to a part of the page.',
          instead: 'Components/Feedback/Alert',
        },
        { when: 'It is about a field.', instead: 'Components/Inputs/TextField' },
        {
          when: 'It asks for confirmation of a destructive action.',
          instead: 'Components/Overlays/AlertDialog',
        },
      ],
      keyboard: [
        { keys: 'F6', does: 'Moves to the toasts and stops their timers.', test: 'Keyboard' },
        { keys: 'Tab', does: 'Moves through the buttons of the toasts.', test: 'Keyboard' },
        {
          keys: 'Enter',
          does: 'Presses the action or Dismiss. After the last toast, focus returns to where it was.',
          test: 'Keyboard',
        },
      ],
      accessibility: [
        'The region is always in the page. `danger` toasts are announced assertively, the others politely.',
        'A toast disappears after 4 seconds, unless it has an action. All timers stop while the pointer or focus is on a toast.',
        'At most three toasts show. A repeated message replaces the first one, except that each success shows.',
      ],
    },
  },
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast({ title: 'Course saved', tone: 'success' })}>Show a toast</Button>
        <Button variant="neutral" onPress={() => toast({ title: 'Lesson removed', action })}>
          With an action
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
});

/** Press a button. A toast disappears after 4 seconds, unless it has an action. */
export const Default = meta.story();

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[data-component="Toast"] > :first-child', name: 'Icon', text: 'matches the tone' },
    {
      selector: '[data-component="Toast"] p',
      side: 'top',
      name: 'Title',
      text: 'what happened, in one line',
    },
    {
      selector: '[data-component="Toast"] p + p',
      side: 'end',
      name: 'Description',
      text: 'optional; details',
    },
    {
      selector: '[data-component="Toast"] [data-component="Button"]',
      side: 'end',
      name: 'Action',
      text: 'optional, often “Undo”; keeps the toast open',
    },
    {
      selector: 'button[aria-label="Dismiss"]',
      side: 'top',
      name: 'Dismiss',
      text: 'closes the toast',
    },
  ]),
  beforeEach: showing({ title: 'Lesson removed', description: 'Its files are kept for 30 days.', action }),
  render: renderRegion,
});

export const LongText = meta.story({
  beforeEach: showing({ title: longTitle, description: longText, tone: 'warning', action }),
});

/** F6 moves to the toasts, and Dismiss returns. */
export const Keyboard = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'With an action' });
    await userEvent.click(opener);
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Lesson removed')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/** A toast over an open dialog is announced, can be reached and dismissed, and leaves the dialog open. */
export const OverDialog = meta.story({
  render: () => (
    <>
      <Dialog title="A dialog" isOpen isDismissable>
        <Button onPress={() => toast({ title: 'It could not be saved', tone: 'danger', action })}>
          Save
        </Button>
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    await userEvent.click(region.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('It could not be saved')).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    await waitFor(() => expect(save).toHaveFocus());
  },
});

/** Of four toasts, the newest three show at the bottom right. */
export const ThreeAtMost = meta.story({
  tags: ['toast-place'],
  beforeEach: showing(...['One', 'Two', 'Three', 'Four'].map((title) => ({ title, action }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
    await expect(canvas.queryByText('One')).toBeNull();
    const { bottom, right } = canvas.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
    await expect([innerHeight - bottom, document.documentElement.clientWidth - right]).toEqual([16, 16]);
  },
});

/** The toast says what happened and offers to undo it. */
export const DoneWithUndo = meta.story({
  tags: ['do'],
  parameters: low,
  beforeEach: showing({ title: 'Lesson removed', action }),
  render: renderRegion,
});

/** People miss a question in a corner or answer it by accident. Ask in an AlertDialog. */
export const QuestionInAToast = meta.story({
  tags: ['dont'],
  parameters: low,
  beforeEach: showing({
    title: 'Delete this course?',
    tone: 'warning',
    action: { label: 'Delete course', onPress: fn() },
  }),
  render: renderRegion,
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  beforeEach: showing(
    { title: 'Course saved', tone: 'success', action },
    { title: 'Few places are left', tone: 'warning', action },
    { title: 'The lesson could not be saved', description: 'Try again.', tone: 'danger', action },
  ),
  render: () => (
    <div style={{ minBlockSize: '32rem' }}>
      <ToastRegion />
    </div>
  ),
});
