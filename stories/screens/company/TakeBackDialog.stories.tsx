import { TakeBackDialog } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/TakeBackDialog',
  component: TakeBackDialog,
  args: {
    name: 'Sample Person',
    reasons: [
      { value: 'left', label: 'Left the company' },
      { value: 'layoff', label: 'Because of a layoff', description: 'Courses stay open for 30 days.' },
      { value: 'other_use', label: 'Someone else needs the seat' },
      { value: 'other', label: 'Another reason' },
    ],
    onTakeBack: fn(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Take a company’s seat back from a person.'],
      avoid: [{ when: 'An invitation is withdrawn.', instead: 'Components/Overlays/AlertDialog' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose a reason.', test: 'Choosing' }],
      accessibility: ['Everything that Dialog and RadioGroup guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Choosing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take seat back' }));
    await expect(await screen.findByText('Choose a reason')).toBeVisible();
    screen.getByRole('radio', { name: 'Left the company' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Take seat back' }));
    await waitFor(() => expect(args.onTakeBack).toHaveBeenCalledWith('layoff'));
  },
});
