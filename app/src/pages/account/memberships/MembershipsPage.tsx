import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  icons,
  RecordFacts,
  Section,
  Skeleton,
  Stack,
  Text,
  Timeline,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Membership, PersonView } from '@redwhiteandcode/contract/company/membership-operations.ts';
import { takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { membershipsCopy as copy } from './membershipsCopy.ts';

export interface MembershipsPageProps {
  /** Undefined while they are loading. */
  memberships: readonly Membership[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** Renders the list of people who opened the user's page in a company. */
  viewsOf: (companyId: string) => ReactNode;
}

/** The page about what companies see of a user, with the people who opened the user's page. */
export function MembershipsPage({ memberships, error, onRetry, viewsOf }: MembershipsPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.description} />
        {!memberships && error !== undefined && (
          <ErrorState title={copy.failure} description={error} onRetry={onRetry} />
        )}
        {!memberships && error === undefined && <Skeleton shape="block" height="10rem" />}
        {memberships?.length === 0 && (
          <EmptyState
            icon={<Icon icon={icons.eyeOff} size="lg" />}
            title={copy.empty}
            description={copy.emptyText}
            action={<ButtonLink href="/account">{copy.back}</ButtonLink>}
          />
        )}
        {memberships?.map((membership) => (
          <MembershipCard
            key={membership.company_id}
            membership={membership}
            views={viewsOf(membership.company_id)}
          />
        ))}
      </Stack>
    </Section>
  );
}

const day = (time: string | null): string | null => time && dateOf('history', time);

function MembershipCard({ membership, views }: { membership: Membership; views: ReactNode }): ReactNode {
  const { facts } = copy;
  const { name, email, groups, manager, has_seat, invited_at, accepted_at, removed_at, removed_because } =
    membership;
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size="sm">
          {membership.company_name}
        </Heading>
        <Text>{copy.seen}</Text>
        <RecordFacts
          items={[
            [facts.email, email, 'wide'],
            [facts.name, name],
            [facts.groups, groups.length === 0 ? null : groups.join(', ')],
            [facts.manager, manager],
            [facts.seat, has_seat ? 'Yes' : 'No'],
            [facts.invited, day(invited_at)],
            [facts.accepted, day(accepted_at)],
            ...(removed_at ? ([[facts.removed, day(removed_at)]] as const) : []),
            ...(removed_because ? ([[facts.reason, takeBackWords[removed_because]]] as const) : []),
          ]}
        />
        <Text>{copy.hidden}</Text>
        <Heading level={3} size="sm">
          {copy.views.title}
        </Heading>
        {views}
      </Stack>
    </Card>
  );
}

export interface PersonViewsProps {
  /** Undefined while they are loading. */
  views: readonly PersonView[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** Loads more; undefined if all are shown. */
  onMore?: (() => void) | undefined;
}

/** The people who opened a user's page in a company, by day. */
export function PersonViews({ views, error, onRetry, onMore }: PersonViewsProps): ReactNode {
  const { title, none, by, more, failure } = copy.views;
  if (!views && error !== undefined)
    return <ErrorState title={failure} headingLevel={3} description={error} onRetry={onRetry} />;
  if (!views) return <Skeleton shape="block" height="4rem" />;
  if (views.length === 0) return <Text>{none}</Text>;
  return (
    <>
      <Timeline
        label={title}
        items={views.map((view, at) => ({
          id: String(at),
          title: by(view.viewer),
          time: view.day,
          icon: icons.eye,
        }))}
      />
      {onMore && (
        <div>
          <Button variant="neutral" onPress={onMore}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
