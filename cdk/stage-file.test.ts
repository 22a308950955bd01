import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';
import { addStageFile } from './stage-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cdk-stages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: string, context: Record<string, unknown> = {}) {
  writeFileSync(path.join(folder, 'dev.json'), content);
  const app = createApp({ context: { stage: 'dev', ...context } });
  addStageFile(app, folder);
  return readSettings(app.node);
}

describe('the file of a stage', () => {
  it('has its context values, which the command line can replace', () => {
    const content = JSON.stringify({ supportEmail: 'help@example.com', monthlyBudget: 50, waf: false });
    expect(read(content, { waf: 'true' })).toMatchObject({
      supportEmail: 'help@example.com',
      monthlyBudget: 50,
      firewall: true,
    });
  });

  it('is not needed if the command line has the values', () => {
    const app = createApp({ context: { stage: 'prod' } });
    expect(() => addStageFile(app, folder)).not.toThrow();
  });

  it.each([
    ['{"supportEmail"', /dev\.json is not JSON/],
    ['["supportEmail"]', /must be an object of context values/],
    ['{"supportMail":"help@example.com"}', /has unknown context values: supportMail\./],
    ['{"stage":"prod"}', /has unknown context values: stage\./],
  ])('is refused with a clear message if it is %s', (content, message) => {
    expect(() => read(content)).toThrow(message);
  });
});
