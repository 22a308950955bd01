import type { FaqItem } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect } from 'react';
import { usePublicList } from '../api/useLive.tsx';
import { builtInQuestions } from '../pages/home/builtInQuestions.ts';

/**
 * The landing page's questions: the built-in ones until, and unless, the API answers with rows. The second part is the
 * element that asks, to be rendered.
 */
export function useQuestions(): [questions: readonly FaqItem[], feed: ReactNode] {
  const [{ data, error }, feed] = usePublicList('GET /api/faqs', { query: { placement: 'landing' } });
  useEffect(() => {
    if (error) console.error('The questions could not be loaded; the built-in list is shown.', error);
  }, [error]);
  return [data && data.length > 0 ? data : builtInQuestions, feed];
}
