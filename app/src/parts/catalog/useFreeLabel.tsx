import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { waiverLabel } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../shell/session/session.ts';

/** Loaded for signed-in users only. */
const OwnWaiver = lazy(() => import('./OwnWaiver.tsx'));

/**
 * Returns what the cards of courses say in place of prices, undefined for users who pay, and the element that runs the query:
 * the page must render it.
 */
export function useFreeLabel(): [label: string | undefined, queryElement: ReactNode] {
  const userId = useSession()?.user.id;
  const [own, setOwn] = useState<{ userId: string; waiver: Waiver | null }>();
  if (!userId) return [undefined, null];
  const waiver = own?.userId === userId ? own.waiver : null;
  return [
    waiver ? waiverLabel(waiver) : undefined,
    <Suspense key={userId} fallback={null}>
      <OwnWaiver onChange={(next) => setOwn({ userId, waiver: next })} />
    </Suspense>,
  ];
}
