import { Alert, Button, ButtonLink, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { unsubscribeCopy as copy } from '../../copy/unsubscribe.ts';

/** The steps of unsubscribing: before the press, pending, a link without a valid token, done, or failed. */
export type UnsubscribeState =
  | { step: 'asking' | 'sending' | 'invalid' }
  | { step: 'done'; item: string }
  | { step: 'failed'; message: string };

export interface UnsubscribePageProps {
  state: UnsubscribeState;
  onConfirm: () => void;
}

/**
 * Unsubscribes from the messages about a launch. It requires a button press, since programs that check links in emails open
 * them and must not unsubscribe anyone.
 */
export function UnsubscribePage({ state, onConfirm }: UnsubscribePageProps): ReactNode {
  return (
    <Section headingLevel={1} title={copy.title} width="sm">
      <Stack gap={24}>
        <Outcome state={state} />
        {(state.step === 'asking' || state.step === 'sending' || state.step === 'failed') && (
          <>
            <Text>{copy.question}</Text>
            <div>
              <Button size="lg" onPress={onConfirm} isPending={state.step === 'sending'}>
                {state.step === 'sending' ? copy.pending : copy.action}
              </Button>
            </div>
            <noscript>{copy.withoutScript}</noscript>
          </>
        )}
        {state.step === 'done' && (
          <div>
            <ButtonLink href="/" variant="neutral">
              {copy.home}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function Outcome({ state }: { state: UnsubscribeState }): ReactNode {
  if (state.step === 'done') {
    return (
      <Alert tone="success" live="status" title={copy.doneTitle}>
        {copy.done(state.item)} {copy.again}
      </Alert>
    );
  }
  if (state.step === 'invalid') {
    return (
      <Alert tone="warning" live="alert" title={copy.invalidTitle}>
        {copy.invalid}
      </Alert>
    );
  }
  return (
    state.step === 'failed' && (
      <Alert tone="danger" live="alert" title={copy.failureTitle}>
        {state.message}
      </Alert>
    )
  );
}
