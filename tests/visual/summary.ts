import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Prints failures as they come, and at the end one line for each note of the tests and one of counts. */
export default class Summary implements Reporter {
  private failed = 0;
  private readonly notes = new Map<string, number>();
  private passed = 0;

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === 'note' && description) {
        this.notes.set(description, (this.notes.get(description) ?? 0) + 1);
      }
    }
    if (status === 'passed') this.passed += 1;
    if (status !== 'failed' && status !== 'timedOut') return;
    const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message));
    this.report(`✗ ${test.title}\n  ${messages.join('\n').replaceAll('\n', '\n  ')}`);
  }

  onError({ message = '' }: TestError): void {
    this.report(stripVTControlCharacters(message));
  }

  onEnd({ duration }: FullResult): void {
    for (const [note, count] of this.notes) console.log(`${note} (${count} stories)`);
    const seconds = (duration / 1000).toFixed(0);
    console.log(`${this.passed} passed, ${this.failed} failed, ${seconds} s`);
  }

  private report(failure: string): void {
    this.failed += 1;
    console.log(failure);
  }

  printsToStdio(): boolean {
    return true;
  }
}
