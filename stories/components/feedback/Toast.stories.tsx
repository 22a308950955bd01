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
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

/** Shows the toasts when the story opens, and takes them away when it is left. */
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
        'For the result of what was just done, where the page shows little of it.',
        'With an action to undo it; it then stays.',
      ],
      avoid: [
        {
          when: 'It must not be missed, or it belongs to a place in the page.',
          instead: 'Components/Feedback/Alert',
        },
        { when: 'It is about a field.', instead: 'Components/Inputs/TextField' },
        { when: 'It asks before something is destroyed.', instead: 'Components/Overlays/AlertDialog' },
      ],
      keyboard: [
        { keys: 'F6', does: 'Moves to the toasts, which then wait.', test: 'Keyboard' },
        { keys: 'Tab', does: 'Moves through the buttons of the toasts.', test: 'Keyboard' },
        {
          keys: 'Enter',
          does: 'Presses the action or Dismiss; focus goes back to where it was after the last one.',
          test: 'Keyboard',
        },
      ],
      accessibility: [
        'The region is in the page from the start; toasts are announced when they come, `danger` at once, the others in their turn.',
        'A toast leaves after 4 seconds, one with an action stays; all wait while the pointer or focus is on them.',
        'At most three show; the same message again takes the place of the first.',
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

/** Press a button: a toast leaves after 4 seconds, one with an action stays. */
export const Default = meta.story();

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[data-component="Toast"] > :first-child', name: 'Icon', text: 'goes with the tone' },
    { selector: '[data-component="Toast"] p', side: 'top', name: 'Title', text: 'what happened, in a line' },
    {
      selector: '[data-component="Toast"] p + p',
      side: 'end',
      name: 'Description',
      text: 'optional; what to know',
    },
    {
      selector: '[data-component="Toast"] [data-component="Button"]',
      side: 'end',
      name: 'Action',
      text: 'optional, often “Undo”; the toast then stays',
    },
    {
      selector: 'button[aria-label="Dismiss"]',
      side: 'top',
      name: 'Dismiss',
      text: 'for those who have read it',
    },
  ]),
  beforeEach: showing({ title: 'Lesson removed', description: 'Its files are kept for 30 days.', action }),
  render: renderRegion,
});

export const LongText = meta.story({
  beforeEach: showing({ title: longTitle, description: longText, tone: 'warning', action }),
});

/** F6 leads to the toasts and Dismiss back. */
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

/** A message that comes while a dialog is open can be heard, reached and dismissed, and leaves the dialog open. */
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

/** Four messages come; the newest three show, at the bottom right. */
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

/** Says what was done, and offers the way back. */
export const DoneWithUndo = meta.story({
  tags: ['do'],
  parameters: low,
  beforeEach: showing({ title: 'Lesson removed', action }),
  render: renderRegion,
});

/** A question in a corner is missed, or answered by accident: ask in an AlertDialog. */
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
