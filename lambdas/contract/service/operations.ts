import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineOperations, limitsPer, sharedReads } from '../api/operation.ts';

/** A report from the browser: a path without a page. It is logged and not stored in the table. */
const ClientEvent = z
  .object({ kind: z.literal('not_found'), path: characters({ min: 1, max: 2048 }) })
  .meta({ id: 'ClientEvent' });

/** The operations about the service itself: its health, the OpenAPI document, and reports from the browser. */
export const serviceOperations = defineOperations('service', {
  getHealth: {
    route: 'GET /api/health',
    access: 'public',
    summary: 'Check that the API and its table respond',
    responses: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
  },
  getOpenApi: {
    route: 'GET /api/openapi.json',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Get this document (OpenAPI 3.1)',
    responses: { 200: z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' }) },
  },
  logClientEvent: {
    route: 'POST /api/client-events',
    access: 'public',
    summary: 'Log a path without a page',
    body: ClientEvent,
    responses: { 204: null },
    limits: limitsPer(60, { address: 60 }),
  },
});
