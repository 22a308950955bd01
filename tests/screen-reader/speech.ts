import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** How long an expected phrase may take, and how often the log is read. */
const patience = { timeout: 30_000, interval: 100 };

/** Returns the utterances in Orca's debug log, in order. */
function readUtterances(log: string): string[] {
  return (
    [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?(?:\{.*)?$/gm)]
      // Since AT-SPI 2.54 the role of a button is no longer "push button".
      .map(([, text]) => (text as string).replaceAll('push button', 'button').trim())
      .filter((text) => text !== '')
  );
}

/** What a screen reader has said. */
export class Speech {
  readonly #log: string;
  #start = 0;
  #next = 0;

  constructor(log: string) {
    this.#log = log;
  }

  /** Forgets what has been said so far. */
  restart(): void {
    this.#start = this.#next = this.#utterances().length;
  }

  /** Waits until utterances with these phrases have been said in this order, after those heard before. */
  async hears(...phrases: (string | RegExp)[]): Promise<void> {
    for (const phrase of phrases) {
      const has = (text: string) => (typeof phrase === 'string' ? text.includes(phrase) : phrase.test(text));
      await vi.waitFor(() => {
        const utterances = this.#utterances();
        const found = utterances.findIndex((text, index) => index >= this.#next && has(text));
        if (found === -1) {
          const said = utterances.slice(this.#start).map((text, index) => {
            const mark = this.#start + index === this.#next ? '→ ' : '  ';
            return `${mark}${text}`;
          });
          throw new Error(`The screen reader has not said “${phrase}” from → on:\n${said.join('\n')}`);
        }
        this.#next = found + 1;
      }, patience);
    }
  }

  /** Returns how many utterances there are. */
  count = (): number => this.#utterances().length;

  /** Waits until there are more utterances than these. */
  async grows(count: number): Promise<void> {
    await vi.waitFor(() => {
      if (this.count() > count) return;
      throw new Error(`The screen reader has said nothing after:\n${this.said('').join('\n')}`);
    }, patience);
  }

  /** Returns the utterances since the last restart that contain a phrase. */
  said(phrase: string): string[] {
    return this.#utterances()
      .slice(this.#start)
      .filter((text) => text.includes(phrase));
  }

  #utterances = (): string[] => readUtterances(readFileSync(this.#log, 'utf8'));
}
