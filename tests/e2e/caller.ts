import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './test.ts';

/** Calls the API as an account, outside the page. Each call must succeed and returns its JSON. */
export interface Caller {
  /** The account's id. */
  id: string;
  headers: Record<string, string>;
  call: (method: string, path: string, data?: object) => ReturnType<APIResponse['json']>;
}

/** Signs in an account through the API. */
export async function callAs(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  const session = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const call = async (method: string, path: string, data?: object) => {
    // Retry: the server may have closed an idle connection.
    const response = await request.fetch(path, { method, headers, maxRetries: 2, ...(data && { data }) });
    expect(response.status(), `${method} ${path}`).toBeLessThan(300);
    return response.status() === 204 ? undefined : response.json();
  };
  return { id: session.user.id, headers, call };
}
