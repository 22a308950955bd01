import { Alert, Button, ButtonLink, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { unsubscribeWords as words } from '../../copy/unsubscribe.ts';

/** How far it is: nothing pressed yet, on its way, a link without a valid token, done, or why not. */
export type UnsubscribeState =
  | { step: 'asking' | 'sending' | 'invalid' }
  | { step: 'done'; item: string }
  | { step: 'failed'; sentence: string };

export interface UnsubscribePageProps {
  state: UnsubscribeState;
  onConfirm: () => void;
}

/**
 * Stops the messages about a launch. It asks for a press first: programs that check the links in an email open them, and
 * must not unsubscribe anybody.
 */
export function UnsubscribePage({ state, onConfirm }: UnsubscribePageProps): ReactNode {
  return (
    <Section headingLevel={1} title={words.title} width="sm">
      <Stack gap={24}>
        <Outcome state={state} />
        {(state.step === 'asking' || state.step === 'sending' || state.step === 'failed') && (
          <>
            <Text>{words.question}</Text>
            <div>
              <Button size="lg" onPress={onConfirm} isPending={state.step === 'sending'}>
                {state.step === 'sending' ? words.pending : words.action}
              </Button>
            </div>
            <noscript>{words.withoutScript}</noscript>
          </>
        )}
        {state.step === 'done' && (
          <div>
            <ButtonLink href="/" variant="neutral">
              {words.home}
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
      <Alert tone="success" live="status" title={words.doneTitle}>
        {words.done(state.item)} {words.again}
      </Alert>
    );
  }
  if (state.step === 'invalid') {
    return (
      <Alert tone="warning" live="alert" title={words.invalidTitle}>
        {words.invalid}
      </Alert>
    );
  }
  return (
    state.step === 'failed' && (
      <Alert tone="danger" live="alert" title={words.failureTitle}>
        {state.sentence}
      </Alert>
    )
  );
}
