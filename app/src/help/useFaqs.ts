import help from '@redwhiteandcode/lambdas/contract/faqs/help.json' with { type: 'json' };
import type { FaqItem } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { usePublicList } from '../api/useLive.tsx';

/** The help center's questions as they stand in the page before the API has answered. */
const builtIn: readonly FaqItem[] = help;

/**
 * The help center's questions: the built-in list until, and unless, the API answers with rows. The second part is the
 * element that asks, to be rendered.
 */
export function useFaqs(): [faqs: readonly FaqItem[], feed: ReactNode] {
  const [{ data, error }, feed] = usePublicList('GET /api/faqs', { query: { placement: 'help' } });
  useEffect(() => {
    if (error) console.error('The questions could not be loaded; the built-in list is shown.', error);
  }, [error]);
  return [data && data.length > 0 ? data : builtIn, feed];
}
