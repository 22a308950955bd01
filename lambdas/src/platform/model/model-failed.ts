import type { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';

/** A failed call of a model. If it is retryable, the next call gets its `feedback`. Its tokens count in any case. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly reason: FailureReason;
  readonly isRetryable: boolean;
  readonly tokens: number;
  readonly feedback: string | null;

  constructor(
    reason: FailureReason,
    options: { isRetryable: boolean; tokens?: number; feedback?: string; cause?: unknown },
  ) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.isRetryable = options.isRetryable;
    this.tokens = options.tokens ?? 0;
    this.feedback = options.feedback ?? null;
  }
}
