import { callForResponse } from '@redwhiteandcode/contract/client.ts';
import { sessionStore } from '../session/session.ts';
import type { PublicKey, RequestOf, SessionKey } from '../api/client.ts';
import { saveFile } from './saveFile.ts';
import { fetchWith } from '../api/sessionFetch.ts';

type DocumentPath =
  | 'invoice'
  | 'receipt'
  | 'documents/{document}'
  | 'documents.zip'
  | 'pdf'
  | 'json'
  | 'badge'
  | 'badge.png'
  | 'badge.svg';

/** Operations that return a document for the signed-in user. */
export type DocumentKey = Extract<SessionKey, `GET ${string}/${DocumentPath}`>;

/** Operations that return a document for anyone. */
type PublicDocumentKey = Extract<
  PublicKey,
  `GET ${string}/documents/{document}` | 'POST /api/plan-documents'
>;

/** Downloads a document with the session's token and saves it: 'receipt-RWC-R-2026-000001.pdf'. Throws an ApiError. */
export async function saveDocument<K extends DocumentKey>(
  key: K,
  request: RequestOf<K>,
  fileName: string,
): Promise<void> {
  const response = await callForResponse(fetchWith(sessionStore(), fetch), key, request);
  saveFile(await response.blob(), fileName);
}

/** Downloads a document that needs no session, and saves it. Throws an ApiError. */
export async function savePublicDocument<K extends PublicDocumentKey>(
  key: K,
  request: RequestOf<K>,
  fileName: string,
): Promise<void> {
  const response = await callForResponse(fetch, key, request);
  saveFile(await response.blob(), fileName);
}
