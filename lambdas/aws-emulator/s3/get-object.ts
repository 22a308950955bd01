import { checkHeaderValue, STORED_HEADERS, type StoredObject } from './object-record.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';

/** The query parameters of `GetObject` that replace stored headers. */
export const overrides = STORED_HEADERS.map((name) => `response-${name}`);

/** Runs `GetObject` and `HeadObject` with `response-*` overrides. Ranges are ignored, as RFC 9110 allows. */
export async function getObject(request: S3Request, store: ObjectStore): Promise<S3Response> {
  const object = store.get(request.bucket, request.key);
  const response = { status: 200, headers: responseHeaders(request, object) };
  if (request.method === 'HEAD') return response;
  const body = await store.open(request.bucket, object);
  // The object was replaced between lookup and opening: return the one that is there now.
  return body ? { ...response, body } : getObject(request, store);
}

function responseHeaders(request: S3Request, object: StoredObject) {
  const headers: Record<string, string> = {
    ...object.metadata,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'content-length': String(object.size),
  };
  for (const name of STORED_HEADERS) {
    const override = request.param(`response-${name}`);
    if (override !== undefined) checkHeaderValue(`response-${name}`, override);
    const value = override ?? object.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
