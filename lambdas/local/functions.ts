import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import { createHttpApi, type HttpApi } from '@redwhiteandcode/aws-emulator/api-gateway/http-api';
import type { WebSocketHandler } from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import type { TriggerEvent } from '@redwhiteandcode/aws-emulator/cognito';
import {
  createEventSource,
  type EventSource,
  type StreamFunction,
} from '@redwhiteandcode/aws-emulator/lambda/event-source';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  DynamoDBRecord,
} from 'aws-lambda';
import { domains } from '../build.ts';
import { operations } from '../contract/operations.ts';
import { isRowOf, type RowFilter } from '../contract/table.ts';
import { streamConsumers } from '../streams.ts';
import { repository } from './settings.ts';

/** The exports of a bundled function. */
interface FunctionModule {
  handler: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
  trigger?: (event: TriggerEvent) => Promise<TriggerEvent>;
  deliverMails?: () => Promise<{ tried: number }>;
  resume?: () => Promise<{ resumed: number }>;
  copyGroups?: () => Promise<{ tried: number }>;
  remind?: () => Promise<{ reminded: number }>;
  reconcile?: () => Promise<{ sessions: number; refunds: number }>;
  report?: () => Promise<{ reports: number }>;
  erase?: () => Promise<{ accounts: number; orders: number }>;
}

const folder = path.join(repository, 'lambdas/dist/functions');
let version = 0;

/** Loads a domain's bundle. */
const load = (domain: string): Promise<FunctionModule> =>
  import(`${path.join(folder, domain, 'index.mjs')}?v=${version}`) as Promise<FunctionModule>;

/** Makes the next call of each function load the latest build. */
export const reloadFunctions = (): void => void version++;

/** Handles Cognito's triggers with the identity bundle. */
export async function trigger(event: TriggerEvent): Promise<TriggerEvent> {
  const identity = await load('identity');
  if (!identity.trigger) throw new Error('The identity bundle has no trigger');
  return identity.trigger(event);
}

/** Whether a change affects one of the rows. */
const isChangeOf = (rows: readonly RowFilter[], { dynamodb }: DynamoDBRecord): boolean =>
  isRowOf(rows, { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' });

/** Creates a separate event source for each consumer of the stream. */
export const createEventSources = (): EventSource[] =>
  streamConsumers.map(({ name, domain, entry, seconds, rows }) =>
    createEventSource(
      async (event, context) => {
        const bundle = (await load(domain)) as unknown as Record<string, StreamFunction | undefined>;
        const run = bundle[entry];
        if (!run) throw new Error(`The ${domain} bundle has no ${entry}`);
        return run(event, context);
      },
      {
        functionName: `redwhiteandcode-${name}`,
        seconds,
        filter: rows && ((record) => isChangeOf(rows, record)),
      },
    ),
  );

/** Handles all routes of the WebSocket API. */
export const handleSocket: WebSocketHandler = async (event, context) => {
  const live = (await load('live')) as unknown as { handler: WebSocketHandler };
  return live.handler(event, context);
};

/** Does the work of the schedules on AWS: retries what failed, and continues interrupted jobs. */
export async function runSchedules(): Promise<void> {
  await (await load('engagement')).deliverMails?.();
  await (await load('identity')).copyGroups?.();
  await (await load('curriculum')).resume?.();
  await (await load('reimbursement')).remind?.();
  await (await load('orders')).reconcile?.();
  await (await load('corporate')).report?.();
  await (await load('privacy')).erase?.();
}

/** Returns an error of the gateway, such as for a malformed path, as a problem document. */
const problemResult = (status: number, detail: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  body: JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }),
});

/** Creates the HTTP API with the contract's routes. Other requests go to `engagement`. */
export function createApi(): HttpApi {
  const route = (key: string, domain: string) => ({
    routeKey: key,
    functionName: `redwhiteandcode-${domain}`,
    handler: async (event: APIGatewayProxyEventV2, context: Context) =>
      (await load(domain)).handler(event, context),
  });
  return createHttpApi({
    errorResult: problemResult,
    routes: [
      ...Object.values(operations).map(({ route: key, domain }) => route(key, domain)),
      route('$default', 'engagement'),
    ],
  });
}

/** Loads every bundle, so that the first request does not wait for it. */
export async function warmUp(): Promise<void> {
  await Promise.all(domains.map(load));
}
