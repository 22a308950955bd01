import {
  Button,
  dismissToast,
  Inline,
  toast,
  type ToastOptions,
  ToastRegion,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

/** Shows the toasts when the story opens, and takes them away when it is left. */
function showing(...toasts: readonly ToastOptions[]): () => () => void {
  return () => {
    const ids = toasts.map(toast);
    return () => ids.forEach(dismissToast);
  };
}

const action = { label: 'Undo', onPress: fn() };

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
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
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Press a button: a toast leaves after 4 seconds, one with an action stays. */
export const Default: Story = {};

export const Tones: Story = {
  beforeEach: showing(
    { title: 'A new lesson is out', action },
    { title: 'Course saved', tone: 'success', action },
    { title: 'The lesson could not be saved', description: 'Try again.', tone: 'danger', action },
  ),
};

export const LongText: Story = {
  beforeEach: showing({ title: longTitle, description: longText, tone: 'warning', action }),
};
