import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import type { PagesBuild } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { createApp } from './app.ts';
import type { BuildOutput } from './build-output.ts';
import { bundledDomains, servedOperations } from './served.ts';
import { companyContext } from './settings.ts';
import { RedWhiteAndCode } from './stack.ts';

const viewerRequest = 'function handler(event) { return event.request; }';

/** The headers of the sample build's pages. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
};

/** The domains with operations, each once. */
export const servedDomains: readonly string[] = [
  ...new Set(servedOperations.map(([, { domain }]) => domain)),
];

/** A deployment of the stage `dev` whose site has CloudFront's name. */
const sampleContext = {
  stage: 'dev',
  supportEmail: 'help@example.com',
  siteUrl: 'https://sample.cloudfront.net',
} as const;

/** What pages were built for that a stack with this context accepts. */
function pagesFor(context: Record<string, unknown>): PagesBuild {
  const { domainName, siteUrl } = { ...sampleContext, ...context } as {
    domainName?: string;
    siteUrl: string;
  };
  const company = Object.entries(companyContext).map(([variable, name]) => [variable, context[name]]);
  return {
    ...sampleContext,
    siteUrl: domainName ? `https://${domainName}` : siteUrl,
    company: readCompany(Object.fromEntries(company)),
  };
}

/** The smallest build that the stack accepts, in a temporary folder that `remove` deletes. */
export interface SmallBuild extends BuildOutput {
  root: string;
  remove(): void;
}

/** Writes a sample build into a new temporary folder. */
export function writeSmallBuild(): SmallBuild {
  const root = mkdtempSync(path.join(tmpdir(), 'cdk-build-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  for (const domain of bundledDomains) {
    write(`functions/${domain}/index.mjs`, `export const domain = '${domain}';`);
  }
  write('pages/index.html', '<!doctype html><title>Home</title>');
  write('pages/404/index.html', '<!doctype html><title>Not found</title>');
  write('pages/assets/entry-1a2b3c4d.js', 'export {};');
  write('edge/viewer-request.js', viewerRequest);
  write('edge/headers.json', JSON.stringify(pageHeaders));
  write('edge/asset-headers.json', JSON.stringify({ 'x-content-type-options': 'nosniff' }));
  write('edge/lab-headers.json', JSON.stringify({ 'content-security-policy': "connect-src 'none'" }));
  write('edge/build.json', '{}');
  return {
    root,
    functions: path.join(root, 'functions'),
    pages: path.join(root, 'pages'),
    edge: path.join(root, 'edge'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Creates the stack of a sample build in a new app, without synthesizing it. By default the pages were built for the
 * context.
 */
export function createStack(
  build: SmallBuild,
  context: Record<string, unknown> = {},
  pages: object = pagesFor(context),
): { app: App; stack: Stack } {
  writeFileSync(path.join(build.edge, 'build.json'), JSON.stringify(pages));
  const app = createApp({
    outdir: path.join(build.root, 'cdk.out'),
    context: { ...sampleContext, ...context, 'aws:cdk:disable-asset-staging': true },
    builtinCloudFormationValidation: false,
  });
  return { app, stack: new RedWhiteAndCode(app, 'RedWhiteAndCode-dev', { build }) };
}

/** A value of a template. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A resource of a template. */
export interface Resource {
  Type: string;
  Properties: { [name: string]: Json };
  DependsOn?: string[];
  DeletionPolicy?: string;
}

/** A statement of an IAM or a bucket policy. */
export interface Statement {
  [name: string]: Json;
  Action: string | string[];
  Resource: Json;
}

/** Returns the statements of a policy resource. */
export const statementsOf = (properties: Resource['Properties']): Statement[] =>
  (properties.PolicyDocument as { Statement: Statement[] }).Statement;

/** The stack's template with this context, with ways to find resources by type and logical id. */
export function synthesizeSmall(context: Record<string, unknown> = {}) {
  const build = writeSmallBuild();
  try {
    const template = Template.fromStack(createStack(build, context).stack);
    const all: Record<string, Resource> = template.toJSON().Resources;
    const ofType = (type: string): [string, Resource][] =>
      Object.entries(all).filter(([, resource]) => resource.Type === type);
    const only = (type: string): Resource & { id: string } => {
      const [found, ...others] = ofType(type);
      if (!found || others.length > 0) throw new Error(`There is not exactly one ${type}`);
      return { id: found[0], ...found[1] };
    };
    /** Returns the properties of the first resource of a type whose logical id starts with the prefix. */
    const named = (type: string, prefix: string): Resource['Properties'] => {
      const found = ofType(type).find(([id]) => id.startsWith(prefix));
      if (!found) throw new Error(`There is no ${type} ${prefix}`);
      return found[1].Properties;
    };
    return { template, all, ofType, only, named };
  } finally {
    build.remove();
  }
}
