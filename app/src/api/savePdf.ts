import { callForResponse } from '@redwhiteandcode/lambdas/contract/client.ts';
import { sessionStore } from '../session/session.ts';
import type { RequestOf, SessionKey } from './client.ts';
import { saveFile } from './saveFile.ts';
import { fetchWith } from './sessionFetch.ts';

/** Operations that return a PDF. */
export type PdfKey = Extract<SessionKey, `GET ${string}/${'invoice' | 'receipt'}`>;

/** Downloads a PDF with the session's token and saves it: 'receipt-RWC-R-2026-000001.pdf'. Throws an ApiError. */
export async function savePdf<K extends PdfKey>(
  key: K,
  request: RequestOf<K>,
  fileName: string,
): Promise<void> {
  const response = await callForResponse(fetchWith(sessionStore(), fetch), key, request);
  saveFile(await response.blob(), fileName);
}
