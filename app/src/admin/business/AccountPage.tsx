import {
  AccountStatusBadge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  Icon,
  icons,
  RecordFacts,
  Spinner,
  Stack,
} from '@redwhiteandcode/design-system';
import type { CorporateAccount } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import { type ReactNode, useState } from 'react';
import { useFailureToast } from '../../api/useFailureToast.ts';
import { LoadingHeading } from '../../auth/RequireSession.tsx';
import { accountsWords as words } from '../../copy/adminBusiness.ts';
import { useDocumentTitle } from '../../metadata/useDocumentTitle.ts';
import { AdminListPage } from '../AdminListPage.tsx';
import { useAdminAnswer } from '../useAdminAnswer.ts';
import { useAdminList } from '../useAdminList.ts';
import { EditAccount } from './EditAccount.tsx';
import { Seats } from './Seats.tsx';

const listHref = '/admin/corporate-accounts';

/** A company's account: what is known of it, and its seats. */
export function AccountPage({ accountId }: { accountId: string }): ReactNode {
  const { data, error, isLoading, mutate } = useAdminAnswer('GET /api/admin/corporate-accounts/{accountId}', {
    path: { accountId },
  });
  const isMissing = error?.status === 404;
  const isFailing = error !== undefined && !isMissing && data === undefined;
  useFailureToast(isFailing, words.accountFailed, words.accountFailure);
  useDocumentTitle(data && `${data.company_name} | Admin`);
  if (isMissing) {
    return (
      <EmptyState
        headingLevel={1}
        title={words.missing}
        description={words.missingDescription}
        action={<ButtonLink href={listHref}>{words.back}</ButtonLink>}
      />
    );
  }
  if (data) return <Account account={data} />;
  if (isFailing) {
    return (
      <ErrorState
        headingLevel={1}
        title={words.accountFailure}
        onRetry={() => void mutate()}
        isRetrying={isLoading}
      />
    );
  }
  return (
    <Stack gap={24}>
      <LoadingHeading>{words.account}</LoadingHeading>
      <Spinner />
    </Stack>
  );
}

function Account({ account }: { account: CorporateAccount }): ReactNode {
  const [isEditing, setIsEditing] = useState(false);
  const seats = useAdminList('GET /api/admin/corporate-accounts/{accountId}/seats', {
    path: { accountId: account.id },
    sorts: ['given_at'],
    total: account.seats_used,
    failure: words.seatsFailure,
  });
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: words.title, href: listHref }, { label: account.company_name }]} />
      <AdminListPage
        list={seats}
        title={account.company_name}
        subtitle={words.account}
        cards={<AccountFacts account={account} onEdit={() => setIsEditing(true)} />}
      >
        <Seats account={account} table={seats.table} />
      </AdminListPage>
      {isEditing && <EditAccount account={account} onClose={() => setIsEditing(false)} />}
    </Stack>
  );
}

function AccountFacts({ account, onEdit }: { account: CorporateAccount; onEdit: () => void }): ReactNode {
  const { facts } = words;
  const seats = [account.seats_used, account.seats_purchased].map((count) => count.toLocaleString('en-US'));
  return (
    <Card>
      <Stack gap={16}>
        <RecordFacts
          items={[
            [facts.contact, account.primary_contact_email],
            [facts.seats, seats.join(' / ')],
            [facts.status, <AccountStatusBadge key="status" status={account.account_status} />],
            [facts.created, formatDate(account.created_at)],
          ]}
        />
        <div>
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.pencil} size="sm" />}
            onPress={onEdit}
          >
            {words.edit}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
