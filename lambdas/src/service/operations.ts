import * as z from 'zod';
import type { serviceOperations } from '@redwhiteandcode/contract/service/operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { getItem } from '../platform/table.ts';
import { loggablePath } from './rules.ts';

/** Returns whether the table can be read. */
async function isTableReadable(): Promise<boolean> {
  try {
    await getItem(keys.totals('health'), z.object({}));
    return true;
  } catch (error) {
    logger.error('The table does not answer', { error });
    return false;
  }
}

/** Implements the operations of health, the OpenAPI document, and the client log. */
export const service: Implementation<typeof serviceOperations> = {
  async getHealth() {
    if (!(await isTableReadable())) throw new HttpProblem(503, 'The database does not respond.');
    return { status: 200, body: { status: 'ok' } };
  },

  async getOpenApi() {
    const { openApiDocument } = await import('./openapi-document.ts');
    return { status: 200, body: openApiDocument };
  },

  async logClientEvent({ body }) {
    logger.warn('Unknown path', { kind: body.kind, path: loggablePath(body.path) });
    return { status: 204 };
  },
};
