import { type ReactNode, useId, useState } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { formatDate } from '../../components/date/date.ts';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CopyField } from './CopyField.tsx';

/** The states of a company's domain. */
export type DomainState = 'pending' | 'proven' | 'failed' | 'ended';

/** A domain of a company. Times are ISO 8601. */
export interface DomainSummary {
  domain: string;
  state: DomainState;
  /** The TXT record that proves the domain. */
  record: { name: string; value: string };
  proven_at: string | null;
  proven_by: 'dns' | 'address' | null;
  /** The day from which the record of a proven domain is missing. */
  missing_since: string | null;
  /** The state of the request to approve the domain. */
  approval: 'none' | 'asked' | 'denied';
}

const looks: Readonly<Record<DomainState, { label: string; tone: Tone }>> = {
  pending: { label: 'Not proven yet', tone: 'info' },
  proven: { label: 'Proven', tone: 'success' },
  failed: { label: 'Check failed', tone: 'danger' },
  ended: { label: 'No longer proven', tone: 'warning' },
};

/** The state of a company's domain as an icon and words. */
export function DomainStateBadge({ state }: { state: DomainState }): ReactNode {
  const { label, tone } = looks[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export interface DomainCardProps {
  domain: DomainSummary;
  /** What the latest check found, and what to do about it; undefined if it found the record, or before the first one. */
  problem?: string | undefined;
  /** Looks the record up now. */
  onCheck: () => Promise<void>;
  /** Asks the platform to approve the domain. */
  onAsk: () => Promise<void>;
  /** Removes the domain. Rejects with a message for the user on failure. */
  onRemove: () => Promise<void>;
  /** Copies a text. Resolves to whether it worked. */
  onCopy: (text: string) => Promise<boolean>;
  /** The join link of a proven domain. */
  children?: ReactNode;
}

/** A domain of a company: its state, how to prove it, and its join link. */
export function DomainCard({
  domain,
  problem,
  onCheck,
  onAsk,
  onRemove,
  onCopy,
  children,
}: DomainCardProps): ReactNode {
  const id = useId();
  const isProven = domain.state === 'proven';
  const needsRecord = !isProven || domain.missing_since !== null;
  return (
    <Card as="section" aria-labelledby={id} data-component="DomainCard">
      <Stack gap={16}>
        <Inline gap={12}>
          <Heading level={2} size="sm" id={id}>
            {domain.domain}
          </Heading>
          <DomainStateBadge state={domain.state} />
        </Inline>
        {isProven && <Text tone="muted">{provenText(domain)}</Text>}
        {domain.missing_since !== null && (
          <Alert tone="warning" title={`The record is missing since ${formatDate(domain.missing_since)}`}>
            If it is still missing after 30 days, the domain is no longer proven and its join link stops.
          </Alert>
        )}
        {needsRecord && <Record domain={domain} problem={problem} onCopy={onCopy} />}
        {!isProven && <Approval domain={domain} />}
        {children}
        <Inline gap={8}>
          {(needsRecord || domain.proven_by === 'dns') && (
            <ActionButton action={onCheck}>Check now</ActionButton>
          )}
          {!isProven && domain.approval !== 'asked' && (
            <ActionButton action={onAsk}>Ask us to approve it</ActionButton>
          )}
          <ConfirmedAction
            label="Remove domain"
            title={`Remove ${domain.domain}?`}
            description="Its join link stops working. The people who joined keep their seats."
            isDestructive
            action={onRemove}
          />
        </Inline>
      </Stack>
    </Card>
  );
}

const provenText = ({ proven_at, proven_by }: DomainSummary): string =>
  `Proven ${proven_at === null ? '' : `on ${formatDate(proven_at)} `}by ${proven_by === 'address' ? 'our approval' : 'its DNS record, which we check every week'}.`;

/** The record that proves a domain, and the result of the latest check. */
function Record({
  domain: { domain, record },
  problem,
  onCopy,
}: Pick<DomainCardProps, 'domain' | 'problem' | 'onCopy'>): ReactNode {
  return (
    <>
      <Text>
        Add a TXT record with this name and value where you manage the DNS of {domain}. Then check it here.
      </Text>
      <CopyField label="Name of the record" value={record.name} onCopy={onCopy} />
      <CopyField label="Value of the record" value={record.value} onCopy={onCopy} />
      <div aria-live="polite">
        {problem !== undefined && (
          <Alert tone="warning" title="The latest check failed">
            {problem}
          </Alert>
        )}
      </div>
    </>
  );
}

/** The other way to prove a domain. */
function Approval({ domain: { domain, approval } }: Pick<DomainCardProps, 'domain'>): ReactNode {
  const texts = {
    none: `You cannot change the DNS? An owner with a confirmed address at ${domain} can ask us to approve the domain.`,
    asked: 'An owner asked us to approve this domain. We email our decision.',
    denied: 'We did not approve this domain. You can prove it with the record, or ask again.',
  } as const;
  return <Text tone="muted">{texts[approval]}</Text>;
}

/** A button that is pending while its action runs. */
function ActionButton({ action, children }: { action: () => Promise<void>; children: string }): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      await action();
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button variant="neutral" isPending={isPending} onPress={() => void run()}>
      {children}
    </Button>
  );
}
