import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Caller, newLearner } from '../clients/api-client.ts';
import { turnOn } from '../clients/two-step-client.ts';
import { serveFront } from './front.ts';
import type { MiniStack } from './ministack.ts';
import { type DeployedStack, distributionHost, originSecretOf, runCommand, variablesOf } from './stack.ts';

/** A deployed stack that tests call like a local platform. */
export interface DeployedPlatform {
  stack: DeployedStack;
  origin: string;
  close: () => void;
}

/** Returns the emails that MiniStack’s SES took, newest first, in the form of the local outbox. */
async function readOutbox(endpoint: string) {
  interface Message {
    To: string[];
    Subject: string;
    BodyText: string;
    BodyHtml: string;
  }
  const response = await fetch(`${endpoint}/_ministack/ses/messages`);
  const { messages } = (await response.json()) as { messages: Record<string, Message[]> };
  return Object.values(messages)
    .flat()
    .toReversed()
    .map(({ To: [to], Subject: subject, BodyText: text, BodyHtml: html }) => ({ to, subject, text, html }));
}

/** Serves a deployed stack on a local origin. */
export async function openPlatform(stack: DeployedStack, port: number): Promise<DeployedPlatform> {
  const endpoint = `http://127.0.0.1:${port}`;
  const front = await serveFront({
    port,
    distribution: await distributionHost(stack, endpoint),
    siteUrl: stack.outputs.SiteUrl ?? '',
    sockets: `/_aws/execute-api/${stack.idOf('AWS::ApiGatewayV2::Api', 'Live')}/live`,
    originSecret: await originSecretOf(stack),
    local: {
      '/local/outbox.json': () => readOutbox(endpoint),
      '/local/recount.json': async () => {
        const { recount } = await import('../../lambdas/jobs/recount.ts');
        return { differences: await recount() };
      },
    },
  });
  return { ...front, stack };
}

/** Creates an admin with the operator's command, with two-step verification, which a deployed stack requires. */
async function createAdmin(stack: DeployedStack, { endpoint }: MiniStack, origin: string): Promise<Caller> {
  const { email, password, ...caller } = await newLearner(origin, 'Demo Admin');
  await runCommand(stack, endpoint, 'make-admin', email);
  await turnOn(caller, password);
  return caller;
}

/**
 * Describes a deployed stack to test files as `tests/api/shared-platform.setup.ts` does for local platforms, each with
 * another admin. Adds the demo data, writes the variables of its stack into `folder`, and sets them for this process. Returns
 * the address.
 */
export async function describePlatform(
  { stack, origin }: DeployedPlatform,
  ministack: MiniStack,
  folder: string,
): Promise<{ url: string; close: () => void }> {
  const variables = await variablesOf(stack, ministack.endpoint);
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(path.join(folder, 'stack.env'), lines.join(''), { mode: 0o600 });
  Object.assign(process.env, variables);
  const { seedDemoData } = await import('../../lambdas/local/demo/index.ts');
  await seedDemoData();
  const server = createServer((_, response) => {
    createAdmin(stack, ministack, origin).then(
      ({ token, userId }) =>
        response.end(JSON.stringify({ origin, dataDir: folder, output: '', admin: { token, userId } })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
