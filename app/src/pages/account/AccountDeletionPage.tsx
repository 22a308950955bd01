import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { Alert, ButtonLink, Inline, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { deletionCopy as copy } from '../../parts/account/deletionCopy.ts';

export interface AccountDeletionPageProps {
  /** The time of the deletion, as ISO 8601; undefined if the page does not know it. */
  due?: string | undefined;
}

/** Says what happens after a user asks to delete the account, until when, and how to keep it. */
export function AccountDeletionPage({ due }: AccountDeletionPageProps): ReactNode {
  return (
    <Section headingLevel={1} title={copy.pageTitle} width="sm">
      <Stack gap={24}>
        <Alert
          tone="info"
          title={due === undefined ? copy.inDays(deletionRules.graceDays) : copy.onDate(due)}
        >
          {due === undefined ? copy.signsOut : copy.signedOut}
        </Alert>
        <Text>{copy.change}</Text>
        <Text>{copy.after(deletionRules.orderYears)}</Text>
        <Text tone="muted">{copy.help}</Text>
        <Inline gap={12}>
          <ButtonLink href="/auth?returnTo=%2Faccount">{copy.signIn}</ButtonLink>
          <ButtonLink href="/" variant="neutral">
            {copy.home}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}
