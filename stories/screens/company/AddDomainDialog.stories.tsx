import { AddDomainDialog, type AddDomainDialogProps } from '@redwhiteandcode/design-system';
import { readDomain } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/AddDomainDialog',
  component: AddDomainDialog,
  args: {
    validate: ({ domain }) => {
      const read = readDomain(domain);
      return 'problem' in read ? { domain: read.problem } : undefined;
    },
    onAdd: fn(async () => undefined) as AddDomainDialogProps['onAdd'],
    onClose: fn(),
  } as AddDomainDialogProps,
  parameters: {
    usage: {
      status: 'new',
      use: ['Add a domain that a company wants to prove.'],
      avoid: [{ when: 'The domain is there already.', instead: 'Screens/Company/DomainCard' }],
      keyboard: [{ keys: 'Enter in the field', does: 'Adds the domain.', test: 'Adding' }],
      accessibility: ['Everything that Dialog and TextField guarantee.'],
    },
  },
});

export const Default = meta.story({});

export const Adding = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^Domain/ });
    await userEvent.type(field, 'gmail.com{Enter}');
    await expect(await screen.findByText(/Anyone can get an address at this domain/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'example.com{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ domain: 'example.com' }));
  },
});
