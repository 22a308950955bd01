import type { FieldError, Problem } from '@redwhiteandcode/contract/api/problem.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error response that any code below a handler can throw. `detail` is a message for the caller. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly type: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;

  constructor(
    status: number,
    detail?: string,
    more: {
      type?: string | undefined;
      errors?: FieldError[];
      headers?: Record<string, string>;
      current?: unknown;
    } = {},
  ) {
    super(detail ?? titles[status] ?? 'Error');
    this.name = 'HttpProblem';
    this.status = status;
    this.detail = detail;
    this.type = more.type ?? 'about:blank';
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.current = more.current;
  }

  /** Returns the problem document (RFC 9457). */
  toProblem(): Problem {
    return {
      type: this.type,
      title: titles[this.status] ?? 'Error',
      status: this.status,
      ...(this.detail && { detail: this.detail }),
      ...(this.errors && { errors: this.errors }),
      ...(this.current !== undefined && { current: this.current }),
    };
  }
}

/** Makes the problem of one field of a request; `path` names the field, for example `body.email`. */
export const fieldProblem = (status: number, path: string, message: string, type?: string): HttpProblem =>
  new HttpProblem(status, message, { type, errors: [{ path, message }] });

/** Makes the problem of a change to a row that has changed since the caller read it; `current` is the row now. */
export const staleProblem = (message: string, current: unknown): HttpProblem =>
  new HttpProblem(409, message, { type: problemTypes.staleChange, current });

/** Returns the result of a read. Throws an HttpProblem 404 with the message if there is none. */
export function orNotFound<T>(result: T | undefined, message: string): T {
  if (result === undefined) throw new HttpProblem(404, message);
  return result;
}
