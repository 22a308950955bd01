import { CompaniesPage } from '@redwhiteandcode/app/pages/company/CompaniesPage.tsx';
import { CompanyDomainsPage } from '@redwhiteandcode/app/pages/company/domains/CompanyDomainsPage.tsx';
import { ImportResultPage } from '@redwhiteandcode/app/pages/company/import/ImportResultPage.tsx';
import { ImportReviewPage } from '@redwhiteandcode/app/pages/company/import/ImportReviewPage.tsx';
import { ImportSourcePage } from '@redwhiteandcode/app/pages/company/import/ImportSourcePage.tsx';
import { CompanyOverviewPage } from '@redwhiteandcode/app/pages/company/CompanyOverviewPage.tsx';
import { CompanyReports } from '@redwhiteandcode/app/pages/company/CompanyReports.tsx';
import { CompanyPeoplePage } from '@redwhiteandcode/app/pages/company/people/CompanyPeoplePage.tsx';
import { CompanyPersonPage } from '@redwhiteandcode/app/pages/company/people/CompanyPersonPage.tsx';
import { CompanyRolesPage } from '@redwhiteandcode/app/pages/company/CompanyRolesPage.tsx';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { listOf } from '../samples/listOf.tsx';
import { at, inRooms } from '../screens/company/inRooms.tsx';
import type { Site } from '../samples/inSite.tsx';
import { groups, personAssignments } from '../screens/company/assignmentSamples.ts';
import {
  company,
  domains,
  importDone,
  importedPeople,
  importedRows,
  importPreview,
  importRunning,
  members,
  people,
  replacedPeople,
  roleInvitations,
} from '../screens/company/samples.ts';

const ignore = () => undefined;

const meta = preview.meta({ title: 'Pages/Company', ...inRooms });

/** /company/{companyId} */
export const Overview = meta.story({
  parameters: at(''),
  render: () => (
    <CompanyOverviewPage
      company={company}
      today="2027-10-15"
      onChangeTimeZone={ignore}
      reports={<CompanyReports company={company} />}
    />
  ),
});

/** /company/{companyId}/people */
export const People = meta.story({
  parameters: at('/people'),
  render: () => (
    <CompanyPeoplePage
      company={company}
      list={listOf(people, 'invited_at')}
      onAction={ignore}
      onInvite={ignore}
    />
  ),
});

const domainActions = {
  check: async () => undefined,
  ask: async () => undefined,
  remove: async () => undefined,
  make: ignore,
  revoke: async () => undefined,
  copy: async () => true,
};

/** /company/{companyId}/domains */
export const Domains = meta.story({
  parameters: at('/domains'),
  render: () => (
    <CompanyDomainsPage
      domains={[domains.proven, { ...domains.failed, domain: 'sub.example.com' }]}
      actions={domainActions}
      onRetry={ignore}
      onAdd={ignore}
    />
  ),
});

/** /company/{companyId}/people/import */
export const ImportSource = meta.story({
  parameters: at('/people/import'),
  render: () => (
    <ImportSourcePage companyId={company.id} recent={[importDone]} onFile={ignore} onText={ignore} />
  ),
});

const review = {
  companyId: company.id,
  rows: importedRows,
  changed: new Set<number>(),
  isStale: false,
  options: { any_domain: false, replaces: false },
  onOptionsChange: ignore,
  canReplace: true,
  reason: '',
  onReasonChange: ignore,
  onRowAction: ignore,
  onCheck: ignore,
  onApply: ignore,
  onRestart: ignore,
};

/** /company/{companyId}/people/import after a list was checked */
export const ImportReview = meta.story({
  parameters: at('/people/import'),
  render: () => <ImportReviewPage {...review} preview={importPreview} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invite 3 people' })).toBeVisible();
    await expect(canvas.getByText('This group is created: Field Sales.', { exact: false })).toBeVisible();
    for (const outcome of ['Already a member', 'Other domain', 'No seat left', 'Please confirm', 'Not read'])
      await expect(canvas.getAllByText(outcome)[0]).toBeVisible();
  },
});

/** /company/{companyId}/people/import of a list that replaces the one before */
export const ImportReplaces = meta.story({
  parameters: at('/people/import'),
  render: () => (
    <ImportReviewPage
      {...review}
      options={{ any_domain: false, replaces: true }}
      preview={{ ...importPreview, removed: replacedPeople }}
      reasonProblem="Choose a reason"
    />
  ),
  play: async ({ canvas }) => {
    for (const { name, email } of replacedPeople)
      await expect(canvas.getByText(`${name} (${email})`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite 3, take back 3 seats' })).toBeVisible();
  },
});

/** /company/{companyId}/people/import after a row was mended */
export const ImportChanged = meta.story({
  parameters: at('/people/import'),
  render: () => (
    <ImportReviewPage {...review} isStale changed={new Set([7])} preview={importPreview} example="Zoë" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
  },
});

/** /company/{companyId}/people/import?import={importId} while it runs */
export const ImportRuns = meta.story({
  parameters: at('/people/import'),
  render: () => (
    <ImportResultPage companyId={company.id} found={importRunning} rows={undefined} onDownload={ignore} />
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Rows done' });
    await expect(bar).toHaveAttribute('aria-valuetext', '360 of 1,000');
  },
});

/** /company/{companyId}/people/import?import={importId} */
export const ImportResult = meta.story({
  parameters: at('/people/import'),
  render: () => (
    <ImportResultPage companyId={company.id} found={importDone} rows={importedPeople} onDownload={ignore} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 people were invited. 1 seat was taken back.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
});

/** /company/{companyId}/people/{personId} */
export const Person = meta.story({
  parameters: at('/people/sample-person-1'),
  render: () => (
    <CompanyPersonPage
      companyId={company.id}
      person={people[0]!}
      groups={groups.slice(0, 2)}
      assignments={{ items: personAssignments, onRetry: ignore }}
      onAction={ignore}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Field Sales' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'First Weeks' })).toBeVisible();
  },
});

/** /company/{companyId}/people/{personId} of a person whose seat was taken back, for a viewer */
export const PersonWithoutSeat = meta.story({
  parameters: at('/people/sample-person-7', 'viewer'),
  render: () => (
    <CompanyPersonPage
      companyId={company.id}
      person={people.at(-1)!}
      assignments={{ items: [], onRetry: ignore }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left the company')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite again' })).toBeNull();
  },
});

/** /company/{companyId}/roles with invitations */
export const RolesWithInvitations = meta.story({
  parameters: at('/roles'),
  render: () => (
    <CompanyRolesPage
      rows={members}
      onRetry={ignore}
      onChange={ignore}
      onRemove={async () => undefined}
      invitations={roleInvitations}
      onWithdraw={async () => undefined}
      onInvite={ignore}
    />
  ),
});

/** /company/{companyId}/roles */
export const Roles = meta.story({
  parameters: at('/roles'),
  render: () => <CompanyRolesPage rows={members} onRetry={() => undefined} />,
});

/** /company/{companyId}/roles for a viewer */
export const ClosedRoom = meta.story({
  parameters: at('/roles', 'viewer'),
  render: () => <CompanyRolesPage rows={members} onRetry={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();
    await expect(canvas.getByText(/It is for owners. Ask an owner of Sample Company/)).toBeVisible();
    await expect(canvas.queryByText('owner@example.com')).toBeNull();
  },
});

/** /company for somebody with roles in two companies */
export const Choice = meta.story({
  render: () => (
    <CompaniesPage companies={[company, { id: 'other', company_name: 'Other Company', role: 'viewer' }]} />
  ),
});

/** /company for somebody without a role */
export const NoCompany = meta.story({
  parameters: { site: { path: '/company', viewer: 'learner' } satisfies Site },
  render: () => <CompaniesPage companies={[]} />,
});
