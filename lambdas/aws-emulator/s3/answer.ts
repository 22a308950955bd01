import type { Readable } from 'node:stream';

/** What an operation answers. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** XML text, or an object's bytes. */
  body?: string | Readable | undefined;
}

/** An XML answer. */
export const xmlAnswer = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/xml', ...headers },
  body,
});
