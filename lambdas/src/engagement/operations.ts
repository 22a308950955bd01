import type { engagementOperations } from '../../contract/engagement.ts';
import { toOpenApi } from '../../contract/openapi.ts';
import { operations } from '../../contract/operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { isTableReadable } from './repository.ts';
import { loggablePath } from './rules.ts';

let document: Record<string, unknown> | undefined;

/** What the operations beside the learning do: health, description, client log. */
export const engagement: Implementation<typeof engagementOperations> = {
  async getHealth() {
    if (!(await isTableReadable())) throw new HttpProblem(503, 'The table does not answer.');
    return { status: 200, body: { status: 'ok' } };
  },

  async getOpenApi() {
    document ??= toOpenApi(operations, { title: 'Red White and Code', version: '1.0.0' });
    return { status: 200, body: document };
  },

  async logClientEvent({ body }) {
    logger.warn('Unknown path', { kind: body.kind, path: loggablePath(body.path) });
    return { status: 204 };
  },
};
