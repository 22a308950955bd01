import { call } from '@redwhiteandcode/contract/client.ts';
import { describe, expect, it, vi } from 'vitest';
import { fetchWith } from './sessionFetch.ts';

const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('authorization');

describe('a request with the session', () => {
  it('has the token and the caller’s headers', async () => {
    const fetch = vi.fn(async () => new Response('{}'));
    const send = fetchWith({ accessToken: async () => 'one', replaceToken: async () => null }, fetch);
    await send('/api/me', { headers: { 'content-type': 'application/json' } });
    const init = vi.mocked<(url: string, init: RequestInit) => unknown>(fetch).mock.calls[0]?.[1];
    expect(tokenOf(init)).toBe('Bearer one');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('is sent once more with a new token after a 401', async () => {
    const fetch = vi
      .fn<(url: string, init: RequestInit) => Promise<Response>>()
      .mockResolvedValueOnce(new Response(null, { status: 401 }))
      .mockResolvedValueOnce(new Response('{}'));
    const replaceToken = vi.fn(async () => 'two');
    const response = await fetchWith({ accessToken: async () => 'one', replaceToken }, fetch)('/api/me', {});
    expect(response.status).toBe(200);
    expect(replaceToken).toHaveBeenCalledWith('one');
    expect(fetch.mock.calls.map(([, init]) => tokenOf(init))).toEqual(['Bearer one', 'Bearer two']);
  });

  it('returns the 401 when the session has ended', async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 401 }));
    const send = fetchWith({ accessToken: async () => 'one', replaceToken: async () => null }, fetch);
    expect((await send('/api/me', {})).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not sent without a session: the 401 asks the user to sign in', async () => {
    const fetch = vi.fn();
    const send = fetchWith({ accessToken: async () => null, replaceToken: async () => null }, fetch);
    await expect(call(send, 'GET /api/me', {})).rejects.toMatchObject({
      status: 401,
      message: 'Your session has ended. Please sign in again.',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});
