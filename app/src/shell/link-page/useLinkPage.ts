import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import type { LinkPageProps, LinkPageState } from './LinkPage.tsx';
import { useHydrated } from '../hydration/useHydrated.ts';

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
    setState(await outcomeOf(spend(code)));
  };
  // The prerendered page has no query, and hydration must render the same content.
  const isEmpty = isHydrated && code === '';
  return { state: isEmpty ? { step: 'invalid' } : state, onConfirm: () => void press() };
}

async function outcomeOf(used: Promise<string>): Promise<LinkPageState> {
  try {
    return { step: 'done', text: await used };
  } catch (error) {
    const isInvalid = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return isInvalid ? { step: 'invalid' } : { step: 'failed', message: errorMessageOf(error) };
  }
}
