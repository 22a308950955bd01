import type { Parts } from './service.ts';

const everySecond = 1000;
const atOnce = 100;

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
    }, everySecond);
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
        while (!this.#stopped && (await writer.expire(table, now, atOnce)) === atOnce);
      }
      await transactions.forgetOldTokens();
    } catch (error) {
      console.error('DynamoDB: removing expired items failed; it is tried again:', error);
    }
  }
}
