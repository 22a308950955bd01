import { Alert, Button, ButtonLink, Result, Section, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The copy of the page of a link in an email. */
export interface LinkPageCopy {
  title: string;
  /** What the button does. */
  question: string;
  action: string;
  pending: string;
  doneTitle: string;
  invalidTitle: string;
  invalid: string;
  failureTitle: string;
  withoutScript: string;
}

/** The steps of using a link: before the press, pending, a link without a valid code, done, or failed. */
export type LinkPageState =
  | { step: 'asking' | 'sending' | 'invalid' }
  | { step: 'done'; text: string }
  | { step: 'failed'; message: string };

interface PageLink {
  href: string;
  label: string;
}

export interface LinkPageProps {
  copy: LinkPageCopy;
  state: LinkPageState;
  onConfirm: () => void;
  /** Where a user goes when the link has worked. */
  next: PageLink;
  /** Where a user gets a new link, or help, when this one does not work. */
  recovery?: PageLink | undefined;
}

/**
 * The page of a link in an email. It requires a button press, since programs that check links in emails open them and must
 * not act for anyone.
 */
export function LinkPage({ copy, state, onConfirm, next, recovery }: LinkPageProps): ReactNode {
  const link = state.step === 'done' ? next : state.step === 'invalid' ? recovery : undefined;
  return (
    <Section headingLevel={1} title={copy.title} width="sm">
      <Stack gap={24}>
        <Result of={state.step}>{outcomeOf(copy, state)}</Result>
        {state.step === 'failed' && (
          <Alert tone="danger" live="alert" title={copy.failureTitle}>
            {state.message}
          </Alert>
        )}
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
        {link && (
          <div>
            <ButtonLink href={link.href} variant="neutral">
              {link.label}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Returns what replaces the button. */
function outcomeOf(copy: LinkPageCopy, state: LinkPageState): ReactNode {
  if (state.step === 'done') {
    return (
      <Alert tone="success" title={copy.doneTitle}>
        {state.text}
      </Alert>
    );
  }
  return (
    state.step === 'invalid' && (
      <Alert tone="warning" title={copy.invalidTitle}>
        {copy.invalid}
      </Alert>
    )
  );
}
