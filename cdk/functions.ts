import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ProofBucket } from './data.ts';
import type { Identity } from './identity.ts';
import type { Mail } from './mail.ts';
import { grant, type Permissions, permissions } from './permissions.ts';
import { SynthProblem } from './problem.ts';
import { mapDomains, type ServedDomain } from './served.ts';

/** How often failed work is retried; an email waits longer each time. */
const retryEvery = Duration.minutes(5);

/** Creates a log group that stores its lines for three months. */
export const createLogGroup = (scope: Construct, id: string): LogGroup =>
  new LogGroup(scope, id, { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });

/**
 * Creates a log of a gateway's requests, with one line per request. Never log a path, which may contain a certificate's
 * number, or a header, which may contain a token.
 */
export const createAccessLog = (scope: Construct, fields: Record<string, string>): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(createLogGroup(scope, 'AccessLog')),
  format: AccessLogFormat.custom(
    JSON.stringify({
      requestId: AccessLogField.contextRequestId(),
      time: AccessLogField.contextRequestTimeEpoch(),
      route: AccessLogField.contextRouteKey(),
      status: AccessLogField.contextStatus(),
      integrationError: AccessLogField.contextIntegrationErrorMessage(),
      ...fields,
    }),
  ),
});

/** Creates a role that lets a function write into its log group and do nothing else. */
export function createFunctionRole(scope: Construct, id: string, logGroup: LogGroup): Role {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  grant(role, ['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
  return role;
}

interface BundleProps {
  /** The folder of the bundle. */
  bundle: string;
  /** The name of the bundle's export. */
  entry: string;
  environment: Record<string, string>;
  /** The longest time of a call, in seconds. @default 10 */
  seconds?: number | undefined;
  /** The memory in MB, which also decides the share of a processor. @default 512 */
  memory?: number | undefined;
  /** The secrets that it may read, through AWS's Lambda extension. @default none */
  secretArns?: readonly string[] | undefined;
}

/** The extension that `secret.ts` calls. It logs errors only, and no value. */
const secretsExtension = () =>
  ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103, {
    logLevel: ParamsAndSecretsLogLevel.ERROR,
  });

/** A function from a prebuilt bundle, with its own role and log group. */
export class BundledFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: BundleProps) {
    super(scope, id);
    const { bundle, entry, environment, seconds = 10, memory = 512, secretArns = [] } = props;
    const logGroup = createLogGroup(this, 'Log');
    this.role = createFunctionRole(this, 'Role', logGroup);
    this.lambda = new LambdaFunction(this, 'Function', {
      code: Code.fromAsset(bundle, { exclude: ['*.map'] }),
      handler: `index.${entry}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment,
      ...(secretArns.length > 0 && { paramsAndSecrets: secretsExtension() }),
    });
    if (secretArns.length > 0) grant(this.role, ['secretsmanager:GetSecretValue'], secretArns);
  }
}

interface FunctionsProps {
  /** The folder with a bundle for each domain. */
  bundles: string;
  table: TableV2;
  identity: Identity;
  mail: Mail;
  proofs: ProofBucket;
  siteUrl: string;
  originSecret: string;
  /** More environment variables for some domains. */
  moreEnvironment: Partial<Record<ServedDomain, Record<string, string>>>;
  /** The secrets that some domains may read. */
  secrets: Partial<Record<ServedDomain, readonly string[]>>;
}

/** The time limits of calls that wait for another service, check an upload, or handle many rows and files, in seconds. */
const seconds: Partial<Record<ServedDomain, number>> = {
  liftoff: 29,
  orders: 29,
  privacy: 29,
  reimbursement: 29,
};

/** The memory of functions that check uploads, in MB: a whole processor, and room for a picture of 40 megapixels. */
const uploadMemory = 1769;
const checksUploads: readonly ServedDomain[] = ['liftoff', 'orders', 'reimbursement'];

/** The functions that a schedule calls: they retry emails, copy roles to groups, resume stalled generations, settle payments, and remind learners. */
const scheduled = [
  { id: 'DeliverMails', domain: 'engagement', entry: 'deliverMails' },
  { id: 'CopyGroups', domain: 'identity', entry: 'copyGroups' },
  { id: 'ResumeGenerations', domain: 'curriculum', entry: 'resume' },
  { id: 'ReconcileOrders', domain: 'orders', entry: 'reconcile' },
  { id: 'RemindLearners', domain: 'reimbursement', entry: 'remind' },
] as const;

/**
 * The functions that a schedule calls every hour: a rule of EventBridge has at most five targets. One reads the audit log,
 * the other the seats of up to 25 companies.
 */
const hourly = [
  { id: 'EraseAccounts', domain: 'privacy', entry: 'erase', seconds: 900 },
  { id: 'ReportSeats', domain: 'corporate', entry: 'report', seconds: 900 },
] as const;

/** One function per domain, and the scheduled ones, each with the permissions of its domain. */
export class Functions extends Construct {
  readonly byDomain: Record<ServedDomain, LambdaFunction>;
  /** The functions that a schedule calls. */
  readonly scheduled: readonly LambdaFunction[];

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    const { bundles, table, identity, mail, proofs, siteUrl, originSecret, moreEnvironment, secrets } = props;
    const environment = {
      TABLE_NAME: table.tableName,
      USER_POOL_ID: identity.userPool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      SITE_URL: siteUrl,
      SUPPORT_EMAIL: mail.address,
      ORIGIN_SECRET: originSecret,
    };
    const bundled = (
      name: string,
      domain: ServedDomain,
      entry: string,
      limit = seconds[domain],
    ): LambdaFunction => {
      const isForProofs = permissionsOf(domain).proofs !== undefined;
      const { lambda, role } = new BundledFunction(this, name, {
        bundle: path.join(bundles, domain),
        entry,
        seconds: limit,
        memory: checksUploads.includes(domain) && entry === 'handler' ? uploadMemory : undefined,
        secretArns: secrets[domain],
        environment: {
          ...environment,
          ...moreEnvironment[domain],
          ...(isForProofs && { PROOF_BUCKET: proofs.bucket.bucketName }),
        },
      });
      allow(role, domain, props);
      return lambda;
    };
    this.byDomain = mapDomains((domain) => bundled(domain, domain, 'handler'));
    const retried = scheduled.map(({ id: name, domain, entry }) => bundled(name, domain, entry));
    const slow = hourly.map(({ id: name, domain, entry, seconds: limit }) =>
      bundled(name, domain, entry, limit),
    );
    this.scheduled = [...retried, ...slow];
    new Rule(this, 'Retry', {
      description:
        'Retries unsent emails, delayed group changes, generations without a worker, and unsettled payments, and sends reminders',
      schedule: Schedule.rate(retryEvery),
      targets: retried.map((each) => new FunctionTarget(each)),
    });
    new Rule(this, 'Erase', {
      description:
        'Erases accounts whose deletion is due, and orders that need not be kept any longer, and sends companies the monthly report of their seats',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: slow.map((each) => new FunctionTarget(each)),
    });
  }
}

function permissionsOf(domain: ServedDomain): Permissions {
  const allowed: Permissions | undefined = permissions[domain];
  if (!allowed) {
    throw new SynthProblem(
      `The domain ${domain} has operations but no permissions. Add them to cdk/permissions.ts.`,
    );
  }
  return allowed;
}

/** Grants a function these actions on the table and its indexes. */
export function allowTable(role: Role, { table: actions, indexes }: Permissions, table: TableV2): void {
  grant(role, actions, [table.tableArn]);
  if (indexes) {
    const resources = indexes.map((index) => `${table.tableArn}/index/${index}`);
    grant(role, ['dynamodb:Query'], resources);
  }
}

function allow(role: Role, domain: ServedDomain, { table, identity, mail, proofs }: FunctionsProps): void {
  const allowed = permissionsOf(domain);
  allowTable(role, allowed, table);
  if (allowed.userPool) grant(role, allowed.userPool, [identity.userPool.userPoolArn]);
  if (allowed.mail) mail.allow(role, allowed.mail);
  if (allowed.proofs) proofs.allow(role, allowed.proofs);
}
