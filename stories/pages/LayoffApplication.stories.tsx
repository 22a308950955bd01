import { ApplicationForm } from '@redwhiteandcode/app/pages/liftoff/DraftedForm.tsx';
import {
  LayoffApplicationPage,
  VisitorApplication,
} from '@redwhiteandcode/app/pages/liftoff/LayoffApplicationPage.tsx';
import { OwnApplication } from '@redwhiteandcode/app/pages/liftoff/NewestApplication.tsx';
import {
  applicationValuesOf,
  type ApplicationValues,
} from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { ApplicationStatus } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { application } from '../samples/admin.ts';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

const formOf = (isSignedIn: boolean, defaultValues?: Partial<ApplicationValues>) => (
  <ApplicationForm
    onSubmit={accept}
    today="2026-03-05"
    isSignedIn={isSignedIn}
    defaultValues={defaultValues}
  />
);

const times: Record<ApplicationStatus, string> = {
  pending: '2026-03-05T14:05:00Z',
  under_review: '2026-03-05T16:30:00Z',
  approved: '2026-03-06T09:20:00Z',
  rejected: '2026-03-06T09:20:00Z',
};

/** Returns a learner's application with a history of statuses. */
function after(...statuses: ApplicationStatus[]) {
  const application_status = statuses.at(-1) ?? 'pending';
  return {
    ...application,
    application_status,
    rejection_reason:
      application_status === 'rejected'
        ? 'The layoff date is more than 12 months ago. Contact us if that is a mistake.'
        : null,
    history: statuses.map((status) => ({ status, time: times[status] })),
  };
}

const meta = preview.meta({
  title: 'Pages/Layoff application',
  component: OwnApplication,
  args: { application: null, onRetry: fn(), form: formOf(true) },
  render: (args) => (
    <LayoffApplicationPage>
      <OwnApplication {...args} />
    </LayoffApplicationPage>
  ),
  ...inSite({ path: '/layoff-application', viewer: 'learner' }),
});

/** /layoff-application for a visitor */
export const Application = meta.story({
  parameters: { site: { path: '/layoff-application' } },
  render: () => (
    <LayoffApplicationPage>
      <VisitorApplication form={formOf(false)} />
    </LayoffApplicationPage>
  ),
});

/** /layoff-application for a learner who may apply */
export const SignedIn = meta.story();

/** /layoff-application after a company confirmed the layoff: the form has what the company knows */
export const Confirmed = meta.story({
  args: {
    layoff: {
      company_name: 'Sample Company',
      layoff_date: '2026-03-02',
      open_until: '2026-04-01T15:00:00Z',
    },
    form: formOf(true, {
      applicant_name: 'Sample Learner',
      email: 'learner@example.com',
      previous_company: 'Sample Company',
      layoff_date: '2026-03-02',
    }),
  },
});

/** /layoff-application while the learner's application loads */
export const Loading = meta.story({ args: { application: undefined } });

/** /layoff-application after loading the learner's application failed */
export const Failed = meta.story({ args: { application: undefined, isFailing: true } });

/** /layoff-application with an open application: its status instead of the form */
export const UnderReview = meta.story({ args: { application: after('pending', 'under_review') } });

/** /layoff-application with an approved application: all courses are open */
export const Approved = meta.story({ args: { application: after('pending', 'under_review', 'approved') } });

/** /layoff-application with a rejected application: the reason, and the form for a new one with what was sent */
export const Rejected = meta.story({
  args: {
    application: after('pending', 'under_review', 'rejected'),
    form: formOf(true, applicationValuesOf(application)),
  },
});
