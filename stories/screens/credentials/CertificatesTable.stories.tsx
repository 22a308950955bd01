import { CertificatesTable } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { certificates } from '../../samples/admin.ts';
import { longText, longTitle } from '../../samples/text.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Credentials/CertificatesTable',
  component: CertificatesTable,
  args: {
    ...tableArgs(certificates),
    verifyHref: (number) => `/verify/${number}`,
    onAct: fn(),
  },
  parameters: {
    usage: tableUsage('List the certificates of a user, and revoke, reinstate and reissue them.', [
      { keys: 'Enter on an action', does: 'Calls onAct with the action and the row', test: 'Acting' },
    ]),
  },
});

export const Default = meta.story();

/** A valid certificate can be revoked and reissued, and a revoked one reinstated. The others cannot be changed. */
export const Acting = meta.story({
  play: async ({ args, canvas }) => {
    const actions = canvas.getAllByRole('button', { name: / RWC-/ });
    await expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Revoke… RWC-2025-C0RRECT1',
      'Reissue… RWC-2025-C0RRECT1',
      'Reinstate… RWC-2025-REV0KED1',
    ]);
    for (const [at, action, row] of [
      [0, 'revoke', 0],
      [1, 'reissue', 0],
      [2, 'reinstate', 2],
    ] as const) {
      actions[at]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).toHaveBeenLastCalledWith(action, args.rows[row]);
    }
  },
});

/** The status column says when and why, and names the certificates before and after a correction. */
export const States = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [at, text] of [
      /Valid.*Replaces RWC-2025-DEM0CERT/,
      /Replaced.*Replaced on: July 15, 2025.*Replaced by RWC-2025-C0RRECT1/,
      /Revoked.*Revoked on: July 1, 2025.*Reason: The learner asked us/,
      /Expired.*Expired on: June 1, 2025/,
    ].entries())
      await expect(rows[at]).toHaveTextContent(text);
    const number = within(rows[0] as HTMLElement).getByRole('link', { name: 'RWC-2025-C0RRECT1' });
    await expect(number).toHaveAttribute('href', '/verify/RWC-2025-C0RRECT1');
  },
});

export const Empty = meta.story({ ...empty('No certificates found'), tags: ['list-empty'] });

export const Loading = meta.story({ args: { rows: [], count: undefined, isLoading: true } });

export const Failed = meta.story({
  args: { rows: [], count: undefined, error: 'The certificates could not be loaded' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The certificates could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    rows: certificates.map((row) => ({
      ...row,
      student_name: longTitle,
      course_title: longTitle,
      ...(row.status === 'revoked' && { revocation_reason: longText }),
    })),
  },
});
