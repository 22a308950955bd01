import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';

interface Headers {
  [name: string]: { value: string };
}
interface Response {
  statusCode: number;
  statusDescription?: string;
  headers: Headers;
}

/** Loads a CloudFront function as CloudFront does: a script with a `handler`. */
function load<Event, Result>(name: string): (event: Event) => Result {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(new URL(`edge/${name}`, import.meta.url), 'utf8'), context);
  return context.handler as (event: Event) => Result;
}

describe('the viewer’s address', () => {
  const handler = load<object, { method: string; headers: Headers }>('viewer-address.js');
  const call = (headers: Headers) =>
    handler({ viewer: { ip: '192.0.2.7' }, request: { method: 'POST', headers } });

  it('is the one that CloudFront saw', () => {
    expect(call({}).headers['x-viewer-address']).toEqual({ value: '192.0.2.7' });
  });

  it('is not the one that the client claims', () => {
    const { headers } = call({ 'x-viewer-address': { value: '198.51.100.1' } });
    expect(headers['x-viewer-address']).toEqual({ value: '192.0.2.7' });
  });

  it('leaves the rest of the request unchanged', () => {
    const { method, headers } = call({ authorization: { value: 'Bearer sample' } });
    expect(method).toBe('POST');
    expect(headers.authorization).toEqual({ value: 'Bearer sample' });
  });
});

describe('the page’s status', () => {
  const handler = load<object, Response>('page-status.js');
  const call = (statusCode: number, headers: Headers) => handler({ response: { statusCode, headers } });

  it('of the not-found page is 404', () => {
    const response = call(200, { 'x-amz-meta-status': { value: '404' }, etag: { value: '"1"' } });
    expect(response.statusCode).toBe(404);
    expect(response.statusDescription).toBe('Not Found');
    expect(response.headers).toEqual({ etag: { value: '"1"' } });
  });

  it('of any other page stays unchanged', () => {
    expect(call(200, { etag: { value: '"1"' } })).toEqual({
      statusCode: 200,
      headers: { etag: { value: '"1"' } },
    });
  });

  it('of an unchanged not-found page stays 304: the browser shows its cached 404', () => {
    const response = call(304, { 'x-amz-meta-status': { value: '404' } });
    expect(response).toEqual({ statusCode: 304, headers: {} });
  });
});
