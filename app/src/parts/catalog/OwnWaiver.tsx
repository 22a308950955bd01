import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';

/** Queries why new enrollments cost the signed-in user nothing, and reports it; null if the user pays. Renders nothing. */
export default function OwnWaiver({ onChange }: { onChange: (waiver: Waiver | null) => void }): null {
  const { data } = useSessionQuery('GET /api/enrollments/waiver', {});
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (data) report(data.waiver);
  }, [data]);
  return null;
}
