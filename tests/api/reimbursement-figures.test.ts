import { afterAll, expect, it } from 'vitest';
import { expectTrueCounts, visitor } from './shared-platform.ts';

afterAll(expectTrueCounts);

it('public figures are hidden while there are too few decisions', async () => {
  expect((await visitor.send('GET', '/api/reimbursement-figures')).body).toEqual({ figures: null });
});
