import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../platform/platform.ts';
import type { Json, TemplateException } from './template.ts';

const awsHost = '.execute-api.us-east-1.amazonaws.com';

/** Returns the API of an address of API Gateway, `{ 'Fn::Join': ['', [<start>, { Ref: <API> }, <end>]] }`. */
export function apiOf(address: Json | undefined): Json | undefined {
  const [, parts = []] = (address as { 'Fn::Join'?: [string, Json[]] } | undefined)?.['Fn::Join'] ?? [];
  const host = parts.findIndex((part) => typeof part === 'string' && part.startsWith(awsHost));
  return host > 0 ? parts[host - 1] : undefined;
}

/** Joins the parts of a text. */
export const join = (...parts: Json[]): Json => ({ 'Fn::Join': ['', parts] });

/** The properties of a resource. */
export type Properties = Parameters<NonNullable<TemplateException['change']>>[0];
/** Returns the variables of a function. */
export const environmentOf = ({ Environment }: Properties) =>
  (Environment as { Variables?: Record<string, Json> } | undefined)?.Variables ?? {};

/** Returns a function's properties with other variables. */
export const withVariables = (properties: Properties, variables: Record<string, Json>): Properties => ({
  ...properties,
  Environment: { Variables: { ...environmentOf(properties), ...variables } },
});

/** The configuration of a distribution. */
interface DistributionConfig {
  [name: string]: Json;
  Origins: { [name: string]: Json }[];
}

/** Moves the origins that are APIs from their AWS host to MiniStack's port. */
export function withLocalOrigins(properties: Properties, port: number): Properties {
  const config = properties.DistributionConfig as DistributionConfig;
  const Origins = config.Origins.map((origin) => {
    const api = apiOf(origin.DomainName);
    if (!api) return origin;
    return {
      ...origin,
      DomainName: 'localhost',
      OriginPath: join('/_aws/execute-api/', api),
      CustomOriginConfig: { OriginProtocolPolicy: 'http-only', HTTPPort: port },
    };
  });
  return { ...properties, DistributionConfig: { ...config, Origins } };
}

/** A resource policy. */
export interface Policy {
  [name: string]: Json;
  Statement: { [name: string]: Json }[];
}

/** Whether a statement refuses requests without TLS. */
export const refusesHttp = ({ Condition }: Policy['Statement'][number]): boolean =>
  (Condition as { Bool?: Record<string, string> } | undefined)?.Bool?.['aws:SecureTransport'] === 'false';

/** Removes the statements that refuse requests without TLS. */
export function withoutTlsRule(properties: Properties): Properties {
  const policy = properties.PolicyDocument as Policy;
  const Statement = policy.Statement.filter((statement) => !refusesHttp(statement));
  return { ...properties, PolicyDocument: { ...policy, Statement } };
}

/** The source of CDK's function that uploads pages. */
const uploadSource = path.join(
  repository,
  'node_modules/aws-cdk-lib/custom-resource-handlers/dist/aws-s3-deployment/bucket-deployment-handler/index.py',
);

/** Whether a function is the one of CDK that uploads pages. */
export const isUpload = ({ Runtime, Layers }: Properties): boolean =>
  typeof Runtime === 'string' && Runtime.startsWith('python') && Layers !== undefined;

/** Lets CDK's function that uploads pages call the command `aws` in a folder, whose output MiniStack would read as its own. */
export function withCommand(properties: Properties, programs: string): Properties {
  const { Layers: _, ...rest } = properties;
  const changes = [
    ['"/opt/awscli/aws"', JSON.stringify(path.join(programs, 'aws'))],
    ['check_call([aws] + list(args))', 'check_call([aws] + list(args), stdout=subprocess.DEVNULL)'],
  ] as const;
  const ZipFile = changes.reduce(
    (source, [from, to]) => {
      if (!source.includes(from)) throw new Error(`${uploadSource} does not contain ${from}`);
      return source.replace(from, to);
    },
    readFileSync(uploadSource, 'utf8'),
  );
  return { ...rest, Code: { ZipFile } };
}
