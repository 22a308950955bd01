import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { PartId } from '../course/block-ids.ts';
import { blockLimits } from '../course/block-limits.ts';
import { PromptRun, PromptText, promptCallLimit, RunPath } from './operations.ts';

/** The model prompt and the material of a case as the author sees them. Both must be saved. */
const NewSampleRun = z
  .object({
    case_id: PartId,
    prompt: PromptText,
    input: characters({ min: 1, max: blockLimits.paragraph.max, invalid: 'Write the material of the case' }),
  })
  .meta({ id: 'NewSampleRun' });

/** The operations with which authors record outputs of a model as samples. */
export const labAdminOperations = defineAdminOperations('labs', {
  startSampleRun: {
    route: 'POST /api/admin/courses/{courseId}/sample-runs/{blockId}',
    summary:
      'Run the model prompt of a saved prompt lab on a case, so that its output can be the sample of the case. ' +
      'It is one of the admin’s runs, and counts as one of their calls',
    params: RunPath,
    body: NewSampleRun,
    responses: { 202: PromptRun },
    errors: [404, 409, 422],
    limits: [promptCallLimit],
    idempotent: true,
  },
});
