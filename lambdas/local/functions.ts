import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpApi, type HttpApi } from '@redwhiteandcode/aws-emulator/api-gateway/http-api';
import type { WebSocketHandler } from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import type { TriggerEvent } from '@redwhiteandcode/aws-emulator/cognito';
import {
  createEventSource,
  type EventSource,
  type StreamFunction,
} from '@redwhiteandcode/aws-emulator/lambda/event-source';
import { invoke } from '@redwhiteandcode/aws-emulator/lambda/invocation';
import type { MailEvent } from '@redwhiteandcode/aws-emulator/ses';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  DynamoDBRecord,
} from 'aws-lambda';
import { isRowOf, type RowFilter } from '@redwhiteandcode/contract/api/table.ts';
import {
  calledFunctions,
  type CalledName,
  followerOf,
  type FunctionName,
  functions,
  handlers,
  mailEvents,
  scheduledFunctions,
} from '../functions.ts';
import { repository } from '../jobs/platform/local-target.ts';
import { routes } from '../routes.ts';
import { streamConsumers } from '../streams.ts';
import { runAs } from './function-environment.ts';
import type { Settings } from './settings.ts';

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

type Handler<Event, Result> = (event: Event, context: Context) => Promise<Result>;
type ApiHandler = Handler<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

const folder = path.join(repository, 'lambdas/dist/functions');
let version = 0;

/** Makes the next call of each function load the latest build. */
export const reloadFunctions = (): void => void version++;

// A bundle's parts are loaded with the version and the function of the part that imports them.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { parentURL: parent = '' } = context;
    const isPart = parent.startsWith(`${pathToFileURL(folder).href}/`) && resolved.url.startsWith('file:');
    return isPart ? { ...resolved, url: `${resolved.url}${new URL(parent).search}` } : resolved;
  },
});

/** Loads a function. As in AWS, functions from the same bundle share no state, such as the key pair of an SDK client. */
async function load(name: FunctionName): Promise<unknown> {
  const { domain, entry } = functions[name];
  const file = path.join(folder, domain, 'index.mjs');
  const bundle = (await import(`${file}?v=${version}&function=${name}`)) as Record<string, unknown>;
  const run = bundle[entry];
  if (typeof run !== 'function') throw new Error(`The ${domain} bundle has no ${entry}`);
  return run;
}

/** Calls a function with its own key pair. */
const call = <H extends (...args: never[]) => Promise<unknown>>(
  name: FunctionName,
  ...args: Parameters<H>
): ReturnType<H> => runAs(name, async () => ((await load(name)) as H)(...args)) as ReturnType<H>;

/** Handles Cognito's triggers. */
export const trigger = (event: TriggerEvent): Promise<TriggerEvent> =>
  call<(event: TriggerEvent) => Promise<TriggerEvent>>('identity-trigger', event);

/** Whether a change affects one of the rows. */
const isChangeOf = (rows: readonly RowFilter[], { dynamodb }: DynamoDBRecord): boolean =>
  isRowOf(rows, { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' });

/** Creates a separate event source for each consumer of the stream, with a lag in milliseconds. */
export const createEventSources = (lag: number): EventSource[] =>
  streamConsumers.map(({ name, seconds, rows }) =>
    createEventSource((event, context) => call<StreamFunction>(followerOf(name), event, context), {
      functionName: `redwhiteandcode-${followerOf(name)}`,
      seconds,
      lag,
      filter: rows && ((record) => isChangeOf(rows, record)),
    }),
  );

/** Handles all routes of the WebSocket API. */
export const handleSocket: WebSocketHandler = (event, context) =>
  call<WebSocketHandler>('live-sockets', event, context);

/** Calls a function as EventBridge does: with its time limit, and without a caller who waits. Logs what it throws. */
async function callByEvent(name: CalledName, event: object): Promise<void> {
  const log = (error: unknown) => console.error(`${name} failed`, error);
  const { seconds } = calledFunctions[name];
  const options = { functionName: `redwhiteandcode-${name}`, seconds, onLateError: log };
  await invoke((context) => call<Handler<object, unknown>>(name, event, context), options).catch(log);
}

/** Does the work of the schedules on AWS: retries what failed, and continues interrupted jobs. */
export async function runSchedules(): Promise<void> {
  await Promise.all(keysOf(scheduledFunctions).map((name) => callByEvent(name, {})));
}

/** Delivers a bounce or a complaint to the functions that follow them. */
export async function followMail(event: MailEvent): Promise<void> {
  await Promise.all(keysOf(mailEvents.functions).map((name) => callByEvent(name, event)));
}

/** Creates the HTTP API with the routes of the stack. */
export const createApi = (options: Settings['api']): HttpApi =>
  createHttpApi({
    ...options,
    routes: routes.map(({ key, handler }) => ({
      routeKey: key,
      functionName: `redwhiteandcode-${handler}`,
      handler: (event, context) => call<ApiHandler>(handler, event, context),
    })),
  });

/** Loads every function that a person waits for, so that the first request does not. */
export async function warmUp(): Promise<void> {
  await Promise.all(keysOf(handlers).map(load));
}
