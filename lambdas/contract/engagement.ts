import * as z from 'zod';
import { defineOperations } from './operation.ts';

/** What the browser reports: a path that no page answers. Kept in the log, never in the table. */
export const ClientEvent = z
  .object({ kind: z.literal('not_found'), path: z.string().min(1).max(2048) })
  .meta({ id: 'ClientEvent' });

/** The service's health, its description, and what browsers report. */
export const engagementOperations = defineOperations({
  getHealth: {
    method: 'GET',
    path: '/api/health',
    domain: 'engagement',
    access: 'public',
    summary: 'Tell whether the API and its table answer',
    responses: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
    errors: [503],
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    domain: 'engagement',
    access: 'public',
    summary: 'Read this description (OpenAPI 3.1)',
    responses: { 200: z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' }) },
  },
  logClientEvent: {
    method: 'POST',
    path: '/api/client-events',
    domain: 'engagement',
    access: 'public',
    summary: 'Log a path that no page answered',
    body: ClientEvent,
    responses: { 204: null },
    limits: [{ count: 60, seconds: 60, by: 'address' }],
  },
});
