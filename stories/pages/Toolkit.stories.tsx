import {
  AnnualBenefit,
  Button,
  EmptyState,
  Grid,
  Heading,
  Icon,
  icons,
  ReimbursementRecord,
  type ReimbursementSummary,
  Section,
  Stack,
  ToolkitWizard,
  type ToolkitWizardProps,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { reimbursements, toolkitDraft, toolkitEnrollments } from '../samples/pages/learner.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const done = async (): Promise<void> => undefined;

/** The wizard's page, with what was written down before. */
function ToolkitPage(props: Partial<ToolkitWizardProps>): ReactNode {
  return (
    <PageFrame viewer="learner" path="/toolkit">
      <Section
        headingLevel={1}
        width="md"
        title="Reimbursement Toolkit"
        description="The documents your employer asks for, made from your enrollment."
      >
        <ToolkitWizard
          enrollments={toolkitEnrollments}
          generation={{ status: 'idle' }}
          onGenerate={ignore}
          onDownload={ignore}
          onRecord={done}
          {...props}
        />
      </Section>
    </PageFrame>
  );
}

const canStillChange = ({ status }: ReimbursementSummary): boolean =>
  status === 'generated' || status === 'submitted';

const actionsOf = (one: ReimbursementSummary): ReactNode => (
  <>
    <Button
      variant="neutral"
      iconStart={<Icon icon={icons.download} size="sm" />}
      aria-label={`Download Toolkit: ${one.course_title}`}
    >
      Download Toolkit
    </Button>
    {canStillChange(one) && (
      <Button variant="quiet" aria-label={`Record Outcome: ${one.course_title}`}>
        Record Outcome
      </Button>
    )}
  </>
);

/** The page of the requests; the year's sum above them. */
function RecordsPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageFrame viewer="learner" path="/toolkit">
      <Section
        headingLevel={1}
        width="md"
        title="My Reimbursements"
        description="What you have asked your employers for, and what came of it."
      >
        {children}
      </Section>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Toolkit',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /toolkit, first step */
export const Course: Story = { render: () => <ToolkitPage /> };

/** /toolkit, who reimburses */
export const Employer: Story = {
  render: () => <ToolkitPage defaultStep="employer" defaultDraft={toolkitDraft} />,
};

/** /toolkit, what the toolkit holds */
export const Contents: Story = {
  render: () => <ToolkitPage defaultStep="contents" defaultDraft={toolkitDraft} />,
};

/** /toolkit while the documents are made */
export const Generating: Story = {
  render: () => (
    <ToolkitPage defaultStep="download" defaultDraft={toolkitDraft} generation={{ status: 'generating' }} />
  ),
};

/** /toolkit when the documents are there */
export const Download: Story = {
  render: () => (
    <ToolkitPage defaultStep="download" defaultDraft={toolkitDraft} generation={{ status: 'ready' }} />
  ),
};

/** /toolkit, what came of it */
export const Outcome: Story = {
  render: () => (
    <ToolkitPage defaultStep="outcome" defaultDraft={toolkitDraft} generation={{ status: 'ready' }} />
  ),
};

/** /toolkit while the courses are on their way */
export const Loading: Story = { render: () => <ToolkitPage enrollments={undefined} /> };

/** /toolkit of a learner without a course */
export const Empty: Story = { render: () => <ToolkitPage enrollments={[]} /> };

/** /toolkit when the courses could not be loaded */
export const Failed: Story = {
  render: () => (
    <ToolkitPage enrollments={undefined} error="Check your connection and try again." onRetry={ignore} />
  ),
};

/** /toolkit/records: submitted, paid, only made, denied */
export const Records: Story = {
  render: () => (
    <RecordsPage>
      <Stack gap={48}>
        <AnnualBenefit year={2025} limit={5250} reimbursed={1450} requested={3450} />
        <Stack gap={24}>
          <Heading level={2}>Requests</Heading>
          <Grid as="ul" minColumnWidth={400}>
            {reimbursements.map((one) => (
              <li key={one.course_title}>
                <ReimbursementRecord reimbursement={one} headingLevel={3} actions={actionsOf(one)} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </RecordsPage>
  ),
};

/** /toolkit/records before the first toolkit */
export const NoRecords: Story = {
  render: () => (
    <RecordsPage>
      <EmptyState
        icon={<Icon icon={icons.receiptText} size="lg" />}
        title="No reimbursements yet"
        description="Make a toolkit for one of your courses; it appears here with what you record of it."
        action={<Button>Make a Toolkit</Button>}
      />
    </RecordsPage>
  ),
};
