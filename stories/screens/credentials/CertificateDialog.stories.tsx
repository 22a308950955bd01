import { certificateCheck } from '@redwhiteandcode/app/pages/admin/identity/ChangeCertificate.tsx';
import { CertificateDialog, type CertificateDialogProps } from '@redwhiteandcode/design-system';
import { certificateReasonMax } from '@redwhiteandcode/contract/credentials/certificate-rules.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificates } from '../../samples/admin.ts';

const [valid, , revoked] = certificates;
if (!valid || !revoked) throw new Error('The samples contain no certificates.');

const onSave = (failure?: string) =>
  fn<CertificateDialogProps['onSave']>(async () => (failure === undefined ? undefined : { form: failure }));

const meta = preview.meta({
  title: 'Screens/Credentials/CertificateDialog',
  component: CertificateDialog,
  args: {
    action: 'revoke' as CertificateDialogProps['action'],
    certificate: valid as CertificateDialogProps['certificate'],
    validate: certificateCheck('revoke', valid),
    reasonMaxLength: certificateReasonMax,
    onSave: onSave(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    usage: {
      status: 'new',
      use: ['Ask an admin for the reason of a change of a certificate.'],
      avoid: [{ when: 'You ask for the reason of another decision.', instead: 'Screens/Admin/ReasonDialog' }],
      keyboard: [
        { keys: 'Enter on the action without a reason', does: 'Moves to the reason', test: 'WithoutReason' },
        { keys: 'Enter in the name', does: 'Validates and reissues', test: 'Reissue' },
        { keys: 'Escape', does: 'Closes without a change', test: 'Escape' },
      ],
      accessibility: [
        'The first invalid field takes focus, and its error is its description. A server error is announced assertively.',
      ],
    },
  },
});

/** The reason is sent on one line, as the public page shows it. */
export const Revoke = meta.story({
  play: async ({ args }) => {
    const reason = await screen.findByLabelText('Reason');
    await expect(reason).toHaveAccessibleDescription(/^Anyone who verifies the certificate will read it\./);
    await userEvent.type(reason, ' Issued{Enter}by mistake. ');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke certificate' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ student_name: '', reason: 'Issued by mistake.' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** The dialog shows why the certificate was revoked. */
export const Reinstate = meta.story({
  args: { action: 'reinstate', certificate: revoked, validate: certificateCheck('reinstate', revoked) },
  play: async ({ args }) => {
    await expect(await screen.findByText(String(revoked.revocation_reason))).toBeVisible();
    const reason = screen.getByLabelText('Reason');
    await expect(reason).toHaveAccessibleDescription(/^The owner of the certificate will read it\./);
    await userEvent.type(reason, 'It was a mistake.');
    await userEvent.click(screen.getByRole('button', { name: 'Reinstate certificate' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ student_name: '', reason: 'It was a mistake.' }),
    );
  },
});

/** The current name is filled in, and must be changed. */
export const Reissue = meta.story({
  args: { action: 'reissue', validate: certificateCheck('reissue', valid) },
  play: async ({ args }) => {
    const name = await screen.findByLabelText('Corrected name');
    await expect(name).toHaveValue('First Sample Learner');
    await expect(screen.getByText(/The name in the account stays as it is\./)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reason'), 'The name had a typo.');
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('The certificate already has this name');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Corrected Sample Learner{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        student_name: 'Corrected Sample Learner',
        reason: 'The name had a typo.',
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const WithoutReason = meta.story({
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Revoke certificate' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    await expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Give the reason/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** While the change is made, the dialog cannot be closed. */
export const Pending = meta.story({
  args: { onSave: fn<CertificateDialogProps['onSave']>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'A sample reason.');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke certificate' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Another admin was faster. */
export const Failed = meta.story({
  args: { onSave: onSave('This certificate is revoked. Reinstate it first.') },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Reason'), 'A sample reason.');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke certificate' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This certificate is revoked.');
    await expect(screen.getByLabelText('Reason')).toHaveValue('A sample reason.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Revoke certificate' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
