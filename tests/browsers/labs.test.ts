import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { promptLab, pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLearner } from '../clients/api-client.ts';
import { type GeminiServer, startGemini } from '../gemini/gemini-server.ts';
import { courseWith } from '../samples/sample-blocks.ts';
import type { Screen } from './screen.ts';
import { describeInBrowsers } from './site.ts';

let gemini: GeminiServer;

/** Starts a local server in place of Gemini, and returns the variables of a platform that uses it. */
async function startModel(): Promise<Record<string, string>> {
  gemini = await startGemini();
  gemini.replyTo = () => 'The shelf is due on May 3.';
  return { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.baseUrl, GEMINI_MODEL: 'sample-model' };
}
afterAll(() => gemini?.close());

describeInBrowsers(({ screen: shown, origin, staff, signInAs }) => {
  let screen: Screen;
  beforeAll(() => {
    screen = shown();
  });

  /** The page's errors. Firefox reports that the frame's policy stops the way in which Pyodide asks for its kind of worker. */
  const errors = () => (screen.errors() ?? []).filter((error) => !error.includes('data:text/javascript,'));

  /** Opens a lab as a new learner of its course. */
  async function openLab(lab: PlacedBlock): Promise<void> {
    const course = courseWith(`Sample labs ${crypto.randomUUID()}`, [lab]);
    const { body } = await staff().send('POST', '/api/admin/courses', course);
    const learner = await newLearner(origin(), 'Browser Learner');
    await learner.send('POST', '/api/enrollments', { course_id: body.id });
    await signInAs(learner, `/learn/${body.id}/1/1`);
  }

  it('a learner fails a test, mends the code, stops an endless run, and finds the code again, by keyboard', async () => {
    await openLab(pythonLab);
    await screen.retypeCode('total = lambda path: 1; print(total("orders.csv"))');
    await screen.tabTo('button', 'Run');
    await screen.press('Enter');
    await screen.see('0 of 1 test passed.');
    await screen.see('It is 2000, because 1200 + 350 + 450 = 2000.');
    expect(await screen.read('group', 'Output')).toBe('1\n');

    await screen.retypeCode(
      'total = lambda path: sum(int(row.split(",")[1]) for row in list(open(path))[1:])',
    );
    await screen.press('Enter', 'Control');
    await screen.see('The test passed.');

    await screen.retypeCode('while True: pass');
    await screen.press('Enter', 'Control');
    await screen.see('Running…');
    await screen.tabTo('button', 'Stop');
    await screen.press('Enter');
    await screen.see('You stopped the run.');
    await screen.press('Enter', 'Control');
    await screen.see('Your code ran for 10 seconds and was stopped.');

    await screen.see('Saved');
    await screen.open(await screen.path());
    expect(await screen.readCode()).toBe('while True: pass');
    expect(errors()).toEqual([]);
  });

  it('a learner writes a query, reads what differs, and mends it, by keyboard', async () => {
    await openLab(sqlLab);
    await screen.retypeCode('select site, 1 as orders from orders');
    await screen.tabTo('button', 'Run');
    await screen.press('Enter');
    await screen.see('1 row of the right result is missing: North | 2.');
    await screen.retypeCode('select site, count(*) as orders from orders group by site');
    await screen.press('Enter', 'Control');
    await screen.see('Right. Your query returns the expected rows.');
    expect(errors()).toEqual([]);
  });

  it('a learner checks a prompt, mends it, and runs it against all cases, by keyboard', async () => {
    await openLab(promptLab);
    await screen.tabTo('button', 'Check the prompt');
    await screen.press('Enter');
    await screen.see('1 of 3 points found. The check may miss other wordings.');
    await screen.tabTo('textbox', 'Your prompt');
    await screen.press('KeyA', 'Control');
    await screen.type('Summarize the note for a new cashier in at most 20 words.');
    await screen.tabTo('button', 'Check the prompt');
    await screen.press('Enter');
    await screen.see('All 3 points found.');
    await screen.tabTo('button', /^Run against all 2 cases/);
    await screen.press('Enter');
    await screen.see('1 of 2 cases passed.');
    expect(errors()).toEqual([]);
  });
}, startModel);
