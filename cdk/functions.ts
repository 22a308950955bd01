import path from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, type RuleProps, Schedule } from 'aws-cdk-lib/aws-events';
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
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  type CalledName,
  type EventBridgeRule,
  type FunctionName,
  functions,
  type HandlerName,
  mailEvents,
  schedules,
} from '@redwhiteandcode/lambdas/functions.ts';
import type { Resources } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import type { Alarms } from './alarms.ts';
import type { ProofBucket } from './data.ts';
import { createDeadLetterQueue } from './dead-letters.ts';
import type { Identity } from './identity.ts';
import type { Mail } from './mail.ts';
import { allow, grant } from './permissions.ts';
import { mapHandlers } from './served.ts';

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
export function createFunctionRole(scope: Construct, logGroup: LogGroup): Role {
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
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
  /** The queue for events of a schedule that it could not process in three attempts. */
  deadLetterQueue?: Queue | undefined;
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
    const {
      bundle,
      entry,
      environment,
      seconds = 10,
      memory = 512,
      secretArns = [],
      deadLetterQueue,
    } = props;
    const logGroup = createLogGroup(this, 'Log');
    this.role = createFunctionRole(this, logGroup);
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
      environment: { METRICS_NAMESPACE: Stack.of(this).stackName, ...environment },
      ...(secretArns.length > 0 && { paramsAndSecrets: secretsExtension() }),
      ...(deadLetterQueue && { deadLetterQueue }),
    });
    if (secretArns.length > 0) grant(this.role, ['secretsmanager:GetSecretValue'], secretArns);
  }
}

interface FunctionsProps {
  alarms: Alarms;
  /** The folder with a bundle for each domain. */
  bundles: string;
  table: ITableV2;
  identity: Identity;
  mail: Mail;
  proofs: ProofBucket;
  /** The resources that permissions are about. */
  resources: Resources;
  siteUrl: string;
  originSecret: string;
  /** More environment variables for some domains. */
  moreEnvironment: Partial<Record<string, Record<string, string>>>;
  /** The secrets that some functions may read. */
  secrets: Partial<Record<FunctionName, readonly string[]>>;
}

/** The time limits of operations that wait for another service, check an upload, or handle many files, in seconds, by domain. */
const seconds: Partial<Record<string, number>> = {
  liftoff: 29,
  media: 29,
  orders: 29,
  privacy: 29,
  reimbursement: 29,
};

/** The memory of functions that check uploads, in MB: a whole processor, and room for a picture of 40 megapixels. */
const uploadMemory = 1769;
const checksUploads: readonly FunctionName[] = ['liftoff', 'media', 'orders', 'reimbursement'];

/** The functions that handle operations, and those that EventBridge calls, each with its own role. */
export class Functions extends Construct {
  readonly handlers: Record<HandlerName, LambdaFunction>;
  /** The functions that EventBridge calls. */
  readonly called: readonly LambdaFunction[];

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    const { bundles, table, identity, mail, proofs, resources } = props;
    const { siteUrl, originSecret, moreEnvironment, secrets, alarms } = props;
    const deadLetterQueue = createDeadLetterQueue(this, 'ScheduledFailed', {
      alarms,
      description: 'A function that EventBridge calls failed three times, or could not be called',
    });
    const environment = {
      TABLE_NAME: table.tableName,
      USER_POOL_ID: identity.userPool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      SITE_URL: siteUrl,
      SUPPORT_EMAIL: mail.address,
      ORIGIN_SECRET: originSecret,
    };
    const bundled = (name: FunctionName, own: Partial<BundleProps> = {}): LambdaFunction => {
      const { domain, entry } = functions[name];
      const allowed = permissions[name];
      const { lambda, role } = new BundledFunction(this, name, {
        bundle: path.join(bundles, domain),
        entry,
        seconds: seconds[domain],
        memory: checksUploads.includes(name) ? uploadMemory : undefined,
        secretArns: secrets[name],
        environment: {
          ...environment,
          ...moreEnvironment[domain],
          ...(allowed.proofs && { PROOF_BUCKET: proofs.bucket.bucketName }),
        },
        ...own,
      });
      allow(role, allowed, resources);
      if (allowed.proofs) proofs.acknowledgeObjects(role, allowed.proofs);
      return lambda;
    };
    this.handlers = mapHandlers((name) => bundled(name));
    const addRule = (
      { name: rule, description, functions: called }: EventBridgeRule,
      trigger: Pick<RuleProps, 'eventPattern' | 'schedule'>,
    ): LambdaFunction[] => {
      const targets = Object.entries(called).map(([name, { seconds: limit }]) =>
        bundled(name as CalledName, { deadLetterQueue, seconds: limit }),
      );
      new Rule(this, rule, {
        description,
        ...trigger,
        targets: targets.map((each) => new FunctionTarget(each, { deadLetterQueue })),
      });
      return targets;
    };
    const { source, types } = mailEvents;
    // Another stack in the account has another configuration set.
    const detail = { mail: { tags: { 'ses:configuration-set': [mail.configurationSet] } } };
    this.called = [
      ...schedules.flatMap((each) =>
        addRule(each, { schedule: Schedule.rate(Duration.minutes(each.minutes)) }),
      ),
      ...addRule(mailEvents, { eventPattern: { source: [source], detailType: [...types], detail } }),
    ];
  }
}
