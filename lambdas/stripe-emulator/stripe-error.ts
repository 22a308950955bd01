/** An error of Stripe's API: the status, and the fields of the error object. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    more: { type?: StripeError['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }
}

/** Makes the error of an object that does not exist. */
export const missing = (kind: string, id: string): StripeError =>
  new StripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** Makes the error of an invalid parameter. */
export const invalid = (param: string, message: string): StripeError =>
  new StripeError(400, message, { param, code: 'parameter_invalid' });
