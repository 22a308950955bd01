import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { routeKey } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';
import type { TriggerEvent } from './cognito/index.ts';
import { createHttpApi, type HttpApi } from './gateway/http-api.ts';
import { httpAnswer } from './gateway/http-result.ts';
import { repository } from './settings.ts';

/** A bundled function, as Lambda would load it. */
interface FunctionModule {
  handler: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
  trigger?: (event: TriggerEvent) => Promise<TriggerEvent>;
  deliverMails?: () => Promise<{ tried: number }>;
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

/** What the schedule calls on AWS: sends again what could not be sent. */
export async function deliverMails(): Promise<void> {
  await (await load('engagement')).deliverMails?.();
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
  await Promise.all([...new Set(Object.values(operations).map(({ domain }) => domain))].map(load));
}
