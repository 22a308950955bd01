import { Alert, Button, ButtonLink, Section, Stack, Text } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, callPublic } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { unsubscribeWords as words } from '../copy/unsubscribe.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { focusPage } from '../frame/useNavigationFocus.ts';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Stop the messages about a launch.',
    path: '/unsubscribe',
    isPrivate: true,
  });

/** How far it is: nothing pressed yet, on its way, done, or why not. */
type State =
  | { step: 'asking' | 'sending' | 'invalid' }
  | { step: 'done'; item: string }
  | { step: 'failed'; sentence: string };

async function leave(token: string): Promise<State> {
  try {
    const { item_title } = await callPublic('POST /api/waitlist/unsubscribe', { body: { token } });
    return { step: 'done', item: item_title };
  } catch (error) {
    const isInvalid = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return isInvalid ? { step: 'invalid' } : { step: 'failed', sentence: sentenceOf(error) };
  }
}

/**
 * Asks for a press before it acts: programs that check the links of a mail open them, and must not take anybody off a
 * list.
 */
export default function UnsubscribeRoute(): ReactNode {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>({ step: 'asking' });
  const token = search.get('token') ?? '';
  const press = async () => {
    setState({ step: 'sending' });
    const next = await leave(token);
    // The button goes away with its focus; the title stays.
    if (next.step !== 'failed') focusPage();
    setState(next);
  };
  // The prerendered page knows no query; what hydrates it must not either.
  const shown: State = isHydrated && token === '' ? { step: 'invalid' } : state;
  return (
    <Section headingLevel={1} title={words.title} width="sm">
      <Stack gap={24}>
        <Outcome state={shown} />
        {(shown.step === 'asking' || shown.step === 'sending' || shown.step === 'failed') && (
          <>
            <Text>{words.question}</Text>
            <div>
              <Button size="lg" onPress={() => void press()} isPending={shown.step === 'sending'}>
                {shown.step === 'sending' ? words.pending : words.action}
              </Button>
            </div>
            <noscript>{words.withoutScript}</noscript>
          </>
        )}
        {shown.step === 'done' && (
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

function Outcome({ state }: { state: State }): ReactNode {
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
