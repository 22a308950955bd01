import { waiverLabel } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';

/** Returns what the cards of courses say in place of prices; undefined for users who pay. */
export function useFreeLabel(): string | undefined {
  const { data } = useSessionQuery('GET /api/enrollments/waiver', {});
  return data?.waiver ? waiverLabel(data.waiver) : undefined;
}
