import type { ReactNode } from 'react';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordSection } from '../orders/RecordFacts.tsx';
import { type DomainState, DomainStateBadge } from './DomainCard.tsx';

/** A domain of a company's account. */
export interface AccountDomain {
  domain: string;
  state: DomainState;
  approval: 'none' | 'asked' | 'denied';
  /** The owner who asks us to approve the domain; null for an account that was deleted. */
  asked_by: { full_name: string | null; email: string } | null;
}

export interface AccountDomainsProps {
  domains: readonly AccountDomain[];
  /** Approves or denies a domain. Rejects with a message for the user on failure. */
  onDecide: (domain: string, isApproved: boolean) => Promise<void>;
}

/** The domains of a company's account, with the requests to approve them. */
export function AccountDomains({ domains, onDecide }: AccountDomainsProps): ReactNode {
  return (
    <RecordSection id="account-domains" title="Domains">
      {domains.map((domain) => (
        <Stack key={domain.domain} gap={8}>
          <Inline gap={12}>
            <Text>{domain.domain}</Text>
            <DomainStateBadge state={domain.state} />
          </Inline>
          {domain.approval === 'asked' && <Request {...domain} onDecide={onDecide} />}
        </Stack>
      ))}
    </RecordSection>
  );
}

/** The request to approve a domain, and the buttons that decide it. */
function Request({
  domain,
  asked_by,
  onDecide,
}: AccountDomain & Pick<AccountDomainsProps, 'onDecide'>): ReactNode {
  return (
    <>
      <Text tone="muted">
        {asked_by === null
          ? 'The person who asked for approval has no account any more.'
          : `${asked_by.full_name ?? 'An owner'} (${asked_by.email}) asks us to approve it.`}
      </Text>
      <Inline gap={8}>
        <ConfirmedAction
          label={`Approve ${domain}`}
          title={`Approve ${domain}?`}
          description="Check first that the domain belongs to the company. Everybody with an address there can then join with its link."
          action={() => onDecide(domain, true)}
        />
        <ConfirmedAction
          label={`Deny ${domain}`}
          title={`Deny ${domain}?`}
          description="The owner gets an email, and can still prove the domain with a DNS record."
          isDestructive
          action={() => onDecide(domain, false)}
        />
      </Inline>
    </>
  );
}
