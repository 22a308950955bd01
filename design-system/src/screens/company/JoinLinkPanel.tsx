import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { formatDate, formatMoment } from '../../components/date/date.ts';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { CopyField } from './CopyField.tsx';

/** The join link of a domain, without its address. */
export interface JoinLinkSummary {
  made_at: string;
  /** The most people who can join; null for as many as there are free seats. */
  limit: number | null;
  /** The last day, `YYYY-MM-DD`. */
  last_day: string | null;
  /** How many people have joined. */
  joins: number;
}

export interface JoinLinkPanelProps {
  /** '@example.com' addresses can join. */
  domain: string;
  /** Null before the first one, and after it was revoked. */
  link: JoinLinkSummary | null;
  /** The address of the link, known only after it was made. */
  url?: string | undefined;
  /** Opens the dialog that makes a link. */
  onMake: () => void;
  /** Revokes the link. Rejects with a message for the user on failure. */
  onRevoke: () => Promise<void>;
  /** Copies the address. Resolves to whether it worked. */
  onCopy: (url: string) => Promise<boolean>;
}

/** The link with which people of a proven domain join a company: making, sharing, and revoking it. */
export function JoinLinkPanel({
  domain,
  link,
  url,
  onMake,
  onRevoke,
  onCopy,
}: JoinLinkPanelProps): ReactNode {
  return (
    <Stack gap={16} data-component="JoinLinkPanel">
      <Heading level={3} size="sm">
        Join link
      </Heading>
      <Text tone="muted">
        {link === null
          ? `With a join link, everybody with a confirmed address at ${domain} can take a free seat, without an invitation.`
          : `Everybody with a confirmed address at ${domain} can take a free seat with the link.`}
      </Text>
      {link && url !== undefined && (
        <>
          <Alert tone="success" title="The link is ready" live="status">
            Copy it now: for security, we do not store it, so we cannot show it again.
          </Alert>
          <CopyField label="Join link" value={url} onCopy={onCopy} />
        </>
      )}
      {link && <RecordFacts items={factsOf(link)} />}
      <Inline gap={8}>
        <Button variant="neutral" onPress={onMake}>
          {link ? 'Replace the join link' : 'Make a join link'}
        </Button>
        {link && (
          <ConfirmedAction
            label="Revoke the join link"
            title="Revoke the join link?"
            description="The link stops working immediately. The people who joined keep their seats."
            isDestructive
            action={onRevoke}
          />
        )}
      </Inline>
    </Stack>
  );
}

const factsOf = ({ joins, limit, last_day, made_at }: JoinLinkSummary): [string, ReactNode][] => [
  [
    'Joined',
    limit === null
      ? joins.toLocaleString('en-US')
      : `${joins.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')}`,
  ],
  ['Last day', last_day === null ? 'None' : formatDate(last_day)],
  ['Made', formatMoment(made_at)],
];
