import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import { createContext, use, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../shell/api/client.ts';
import type { ListGuard } from '../admin/ExportCsv.tsx';
import { isQueryOf } from '../../shell/api/queryKey.ts';

/** The company whose rooms are on the page; the frame of the rooms provides it. */
export const CompanyOnPage = createContext<Company | undefined>(undefined);

/** Returns the company whose rooms are on the page, with the caller's role. */
export function useCompany(): Company {
  const company = use(CompanyOnPage);
  if (!company) throw new Error('useCompany is only for pages in the frame of a company’s rooms.');
  return company;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Reads the company again when a request of one of its pages was refused: the caller may have another role, or none, by now. */
export function useRefusal(error: ApiError | undefined): void {
  const { mutate } = useSWRConfig();
  const isRefused = isRefusal(error);
  useEffect(() => {
    if (isRefused) void mutate(isQueryOf('GET /api/company/{companyId}'));
  }, [isRefused, mutate]);
}

/** Returns a guard of requests for lists, which reads the company again as `useRefusal` does. */
export function useRefusalGuard(): ListGuard {
  const { mutate } = useSWRConfig();
  return async (request) => {
    try {
      return await request();
    } catch (error) {
      if (isRefusal(error)) void mutate(isQueryOf('GET /api/company/{companyId}'));
      throw error;
    }
  };
}
