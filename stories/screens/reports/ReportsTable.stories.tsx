import { errorKinds } from '@redwhiteandcode/contract/reports/rules.ts';
import { ReportStateBadge, ReportsTable, Stack } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';
import { reports } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Reports/ReportsTable',
  component: ReportsTable,
  args: {
    ...tableArgs(reports, 'reported_at'),
    kinds: errorKinds,
    reportHref: (id: string) => `/admin/error-reports/${id}`,
  },
  parameters: { usage: tableUsage('List the errors that learners reported, with a link to each report.') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sample lesson 1' });
    await expect(link).toHaveAttribute('href', '/admin/error-reports/sample-report-1');
    await expect(
      canvas.getByRole('cell', { name: /The right answer or its feedback is wrong/ }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({ ...empty('No error reports found'), tags: ['list-empty'] });

export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      <ReportStateBadge state="open" />
      <ReportStateBadge state="fixed" />
      <ReportStateBadge state="declined" />
    </Stack>
  ),
});
