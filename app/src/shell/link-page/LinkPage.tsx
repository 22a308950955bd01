import { Alert, Button, ButtonLink, Result, Section, Stack, Text } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useHydrated } from '../hydration/useHydrated.ts';

interface PageLink {
  href: string;
  label: string;
}

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
  /** Where a user goes when the link has worked. */
  next: PageLink;
  /** Where a user gets a new link, or help, when this one does not work. */
  recovery?: PageLink | undefined;
}

/** The steps of using a link: before the press, pending, a link without a valid code, done, or failed. */
export type LinkPageState =
  | { step: 'asking' | 'sending' | 'invalid' }
  | { step: 'done'; text: string }
  | { step: 'failed'; message: string };

export interface LinkPageProps {
  copy: LinkPageCopy;
  state: LinkPageState;
  onConfirm: () => void;
}

/**
 * The page of a link in an email. It requires a button press, since programs that check links in emails open them and must
 * not act for anyone.
 */
export function LinkPage({ copy, state, onConfirm }: LinkPageProps): ReactNode {
  const link = state.step === 'done' ? copy.next : state.step === 'invalid' ? copy.recovery : undefined;
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

/**
 * Returns the state of a page that uses a link from an email. `spend` sends the code in the query parameter `name` and returns
 * what to say about it; it throws an ApiError 400 or 404 for an invalid code.
 */
export function useLinkPage(
  name: string,
  spend: (code: string) => Promise<string>,
): Pick<LinkPageProps, 'state' | 'onConfirm'> {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [state, setState] = useState<LinkPageState>({ step: 'asking' });
  const code = search.get(name) ?? '';
  const press = async () => {
    setState({ step: 'sending' });
    setState(await stateAfter(spend(code)));
  };
  // The prerendered page has no query, and hydration must render the same content.
  const isEmpty = isHydrated && code === '';
  return { state: isEmpty ? { step: 'invalid' } : state, onConfirm: () => void press() };
}

async function stateAfter(used: Promise<string>): Promise<LinkPageState> {
  try {
    return { step: 'done', text: await used };
  } catch (error) {
    const isInvalid = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return isInvalid ? { step: 'invalid' } : { step: 'failed', message: errorMessageOf(error) };
  }
}
