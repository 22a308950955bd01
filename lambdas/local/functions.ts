import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { domains } from '../build.ts';
import { routeKey } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';
import { streamConsumers } from '../streams.ts';
import type { TriggerEvent } from './cognito/index.ts';
import { createEventSource, type EventSource, type StreamFunction } from './event-source.ts';
import { createHttpApi, type HttpApi } from './gateway/http-api.ts';
import { httpAnswer } from './gateway/http-result.ts';
import type { WebSocketHandler } from './gateway/websocket-api.ts';
import { repository } from './settings.ts';

/** A bundled function, as Lambda would load it. */
interface FunctionModule {
  handler: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
  trigger?: (event: TriggerEvent) => Promise<TriggerEvent>;
  deliverMails?: () => Promise<{ tried: number }>;
  resume?: () => Promise<{ resumed: number }>;
  copyGroups?: () => Promise<{ tried: number }>;
}

const folder = path.join(repository, 'lambdas/dist/functions');
let version = 0;

/** Loads a domain's bundle; after `reloadFunctions`, its newest build. */
const load = (domain: string): Promise<FunctionModule> =>
  import(`${path.join(folder, domain, 'index.mjs')}?v=${version}`) as Promise<FunctionModule>;

/** Makes the next call of each function load its bundle anew. */
export const reloadFunctions = (): void => void version++;

/** Cognito's triggers, answered by the identity domain's bundle. */
export async function trigger(event: TriggerEvent): Promise<TriggerEvent> {
  const identity = await load('identity');
  if (!identity.trigger) throw new Error('The identity bundle has no trigger');
  return identity.trigger(event);
}

/** The stream's consumers, each behind an event source of its own. */
export const createEventSources = (): EventSource[] =>
  streamConsumers.map((consumer) =>
    createEventSource(consumer, async (event, context) => {
      const bundle = (await load(consumer.domain)) as unknown as Record<string, StreamFunction | undefined>;
      const run = bundle[consumer.entry];
      if (!run) throw new Error(`The ${consumer.domain} bundle has no ${consumer.entry}`);
      return run(event, context);
    }),
  );

/** The function of the WebSocket API, for all of its routes. */
export const answerSocket: WebSocketHandler = async (event, context) => {
  const live = (await load('live')) as unknown as { handler: WebSocketHandler };
  return live.handler(event, context);
};

/** What the schedules call on AWS: does again what could not be done, and goes on with what was left behind. */
export async function retryLate(): Promise<void> {
  await (await load('engagement')).deliverMails?.();
  await (await load('identity')).copyGroups?.();
  await (await load('curriculum')).resume?.();
}

/** What the gateway answers by itself (a malformed path, a body over 6 MB) as a problem, like every other error. */
const problemAnswer = (status: number, detail: string) =>
  httpAnswer({
    statusCode: status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    body: JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }),
  });

/** The HTTP API over the bundles, with the contract's routes; what no route has goes to `engagement`. */
export function createApi(): HttpApi {
  const route = (key: string, domain: string) => ({
    routeKey: key,
    functionName: `redwhiteandcode-${domain}`,
    handler: async (event: APIGatewayProxyEventV2, context: Context) =>
      (await load(domain)).handler(event, context),
  });
  return createHttpApi({
    ownAnswer: problemAnswer,
    routes: [
      ...Object.values(operations).map((operation) => route(routeKey(operation), operation.domain)),
      route('$default', 'engagement'),
    ],
  });
}

/** Loads every bundle, so that the first caller does not wait for it. */
export async function warmUp(): Promise<void> {
  await Promise.all(domains.map(load));
}
