import { JoinLinkDialog, type JoinLinkDialogProps } from '@redwhiteandcode/design-system';
import { checkJoinLink } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/JoinLinkDialog',
  component: JoinLinkDialog,
  args: {
    domain: 'example.com',
    isReplacing: true,
    validate: checkJoinLink({ seats: 40, today: '2026-12-01' }),
    onMake: fn(async () => undefined) as JoinLinkDialogProps['onMake'],
    onClose: fn(),
  } as JoinLinkDialogProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Make a join link, with the limits that it has.'],
      avoid: [{ when: 'One person is invited.', instead: 'Screens/Company/InviteDialog' }],
      keyboard: [{ keys: 'Enter on Make the link', does: 'Makes the link.', test: 'Making' }],
      accessibility: ['Everything that Dialog and TextField guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Making = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Number of people' });
    const make = screen.getByRole('button', { name: 'Make the link' });
    const pressEnter = async () => {
      make.focus();
      await userEvent.keyboard('{Enter}');
    };
    await userEvent.type(field, '41');
    await pressEnter();
    await expect(await screen.findByText(/Your company has 40 seats/)).toBeVisible();
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await pressEnter();
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith({ limit: '25', last_day: '' }));
  },
});
