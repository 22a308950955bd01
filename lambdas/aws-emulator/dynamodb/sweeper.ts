import type { Parts } from './service.ts';

const intervalMs = 1000;
const batchSize = 100;

/** Deletes expired items and expired transaction tokens once a second. */
export class Sweeper {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep().finally(() => {
        this.#sweeping = undefined;
      });
    }, intervalMs);
    this.#timer.unref();
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { tables, transactions, writer } = this.#parts;
    try {
      for (const table of await tables.expiring()) {
        const now = Date.now() / 1000;
        while (!this.#stopped && (await writer.expire(table, now, batchSize)) === batchSize);
      }
      await transactions.forgetOldTokens();
    } catch (error) {
      console.error('DynamoDB: expired items could not be deleted; this is retried:', error);
    }
  }
}
