import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, callPublic } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { focusPage } from '../pages/frame/focusPage.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { UnsubscribePage, type UnsubscribeState } from '../pages/unsubscribe/UnsubscribePage.tsx';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Unsubscribe from the messages about a launch.',
    path: '/unsubscribe',
    isPrivate: true,
  });

async function unsubscribe(token: string): Promise<UnsubscribeState> {
  try {
    const { item_title } = await callPublic('POST /api/waitlist/unsubscribe', { body: { token } });
    return { step: 'done', item: item_title };
  } catch (error) {
    const isInvalid = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return isInvalid ? { step: 'invalid' } : { step: 'failed', message: errorMessageOf(error) };
  }
}

export default function UnsubscribeRoute(): ReactNode {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [state, setState] = useState<UnsubscribeState>({ step: 'asking' });
  const token = search.get('token') ?? '';
  const press = async () => {
    setState({ step: 'sending' });
    const next = await unsubscribe(token);
    // The focused button disappears, so move the focus to the title.
    if (next.step !== 'failed') focusPage();
    setState(next);
  };
  // The prerendered page has no query, and hydration must render the same content.
  const shown: UnsubscribeState = isHydrated && token === '' ? { step: 'invalid' } : state;
  return <UnsubscribePage state={shown} onConfirm={() => void press()} />;
}
