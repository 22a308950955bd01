import path from 'node:path';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { deliverAccessLogs } from './access-logs.ts';
import type { Resources } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import {
  companyOutputs,
  type SecretOutput,
  type stackOutputs,
} from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Budget } from './budget.ts';
import { type BuildOutput, requireBuild, requirePagesFor } from './build-output.ts';
import {
  createFailedChangesBucket,
  createLogBucket,
  createSiteBucket,
  createTable,
  ProofBucket,
  proofBucketName,
  proofOrigin,
  tableOfStream,
} from './data.ts';
import { Overview } from './dashboard.ts';
import { Followers } from './followers.ts';
import { BundledFunction, Functions } from './functions.ts';
import { Identity } from './identity.ts';
import { LiveApi } from './live-api.ts';
import { Mail } from './mail.ts';
import { Pages } from './pages.ts';
import { watchSecurity } from './security-alarms.ts';
import { type WatchedServices, watchServices } from './service-alarms.ts';
import { createIssuerKeys, createOriginSecret } from './secrets.ts';
import { bundledDomains } from './served.ts';
import { readSettings, region, type Settings } from './settings.ts';
import { Site } from './site.ts';

export interface RedWhiteAndCodeProps extends StackProps {
  build: BuildOutput;
}

/** The environment that names the model, the secret with its key, and the daily budget; the key is only in the secret. */
const geminiVariables = (settings: Settings): Record<string, string> => ({
  ...(settings.geminiSecret && { GEMINI_KEY_SECRET: settings.geminiSecret }),
  ...(settings.geminiModel && { GEMINI_MODEL: settings.geminiModel }),
  ...(settings.generationDailyTokens !== undefined && {
    GENERATION_DAILY_TOKENS: String(settings.generationDailyTokens),
  }),
});

/** The outputs that name the company, if it is configured. */
const companyOutputsOf = ({ company }: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(companyOutputs).flatMap(([output, variable]) => {
      const value = company[variable];
      return value ? [[output, value] as const] : [];
    }),
  );

/** The environment of orders: the secret with Stripe's keys, and when learners pay. */
const orderVariables = ({ stripeSecret, paymentPolicy }: Settings): Record<string, string> => ({
  PAYMENT_POLICY: paymentPolicy,
  ...(stripeSecret && { STRIPE_KEYS_SECRET: stripeSecret }),
});

/** The whole platform in one stack. Throws a SynthProblem when a build is missing or a setting is invalid. */
export class RedWhiteAndCode extends Stack {
  constructor(scope: Construct, id: string, { build, ...props }: RedWhiteAndCodeProps) {
    super(scope, id, { ...props, env: { ...props.env, region } });
    requireBuild(build, bundledDomains);
    const settings = readSettings(this.node);
    this.terminationProtection = settings.isProtected;

    const ownTable = createTable(this, settings);
    const table = settings.tableStream ? tableOfStream(this, settings.tableStream) : ownTable;
    const logs = createLogBucket(this);
    const bucket = createSiteBucket(this, logs);
    const originSecret = createOriginSecret(this);
    // CloudFormation inserts the value, so no template contains it.
    const originProof = originSecret.secretValue.unsafeUnwrap();
    const api = new Api(this, 'Api');
    const live = new LiveApi(this, 'Live');
    const proofsName = proofBucketName(this);
    const site = new Site(this, 'Site', {
      bucket,
      edge: build.edge,
      apiHostName: api.hostName,
      liveHostName: live.hostName,
      originSecret: originProof,
      uploadOrigin: proofOrigin(proofsName),
      picturesBucket: proofsName,
      settings,
    });
    deliverAccessLogs(this, site.distribution, logs);
    const proofs = new ProofBucket(this, 'Proofs', { name: proofsName, logs, siteUrl: site.url });
    proofs.sharePictures(site.distribution.distributionArn);

    const trigger = this.createTrigger(build);
    const identity = new Identity(this, 'Identity', { trigger, isProtected: settings.isProtected });
    const issuerKeys = createIssuerKeys(this);
    const mail = new Mail(this, 'Mail', { address: settings.supportEmail });
    const resources: Resources = {
      table: table.tableArn,
      userPool: identity.userPool.userPoolArn,
      mail: mail.resources,
      mailAddress: mail.address,
      proofs: proofs.bucket.bucketArn,
      sockets: live.stageArn,
      distribution: site.distribution.distributionArn,
    };
    const alarms = new Alarms(this, 'Alarms', { email: settings.alarmEmail });
    const functions = new Functions(this, 'Functions', {
      alarms,
      bundles: build.functions,
      table,
      identity,
      mail,
      proofs,
      resources,
      siteUrl: site.url,
      originSecret: originProof,
      moreEnvironment: {
        identity: identity.server.environment,
        curriculum: geminiVariables(settings),
        labs: geminiVariables(settings),
        credentials: { ISSUER_KEYS_ARN: issuerKeys.secretArn },
        learning: { PAYMENT_POLICY: settings.paymentPolicy },
        ...(settings.mailRate && { mail: { MAIL_RATE: String(settings.mailRate) } }),
        // The functions that make invoices, receipts and toolkits name the company.
        orders: { ...orderVariables(settings), ...settings.company },
        privacy: settings.company,
        reimbursement: settings.company,
      },
      secrets: {
        identity: identity.server.secrets.map(({ secretArn }) => secretArn),
        credentials: [issuerKeys.secretArn],
        ...(settings.stripeSecret && {
          orders: [settings.stripeSecret],
          ReconcileOrders: [settings.stripeSecret],
        }),
      },
    });
    api.addRoutes(functions, identity);
    const socketHandler = live.addRoutes({
      bundles: build.functions,
      table,
      identity,
      resources,
      siteUrl: site.url,
      originSecret: originProof,
    });
    const failedChanges = createFailedChangesBucket(this, logs);
    this.followTable(build, table, live, {
      settings,
      alarms,
      resources,
      failedChanges,
      site,
      identity,
      mail,
    });
    this.watch(alarms, settings, {
      handlers: [...Object.values(functions.handlers), socketHandler],
      called: functions.called,
      trigger,
      httpApi: api.httpApi,
      table,
      distribution: site.distribution,
      identity: [functions.handlers.identity, functions.handlers['identity-admin']],
    });
    // Pages contain the site's address. A site without a domain has none until its distribution exists. A first deployment,
    // which is unprotected, uploads none: if it failed, its bucket could not be deleted.
    if (settings.siteUrl && settings.isProtected) {
      requirePagesFor(build, { ...settings, siteUrl: settings.siteUrl });
      new Pages(this, 'Pages', { folder: build.pages, bucket, distribution: site.distribution });
    }

    const forOperators: Record<keyof typeof stackOutputs, string> = {
      SiteUrl: site.url,
      TableName: table.tableName,
      UserPoolId: identity.userPool.userPoolId,
      UserPoolClientId: identity.client.userPoolClientId,
      ProofBucketName: proofs.bucket.bucketName,
      FailedChangesBucketName: failedChanges.bucketName,
      SupportEmail: settings.supportEmail,
    };
    const secrets: Partial<Record<SecretOutput, string>> = {
      OriginSecret: originSecret.secretArn,
      IdentityKeySecret: identity.keyArn,
      IssuerKeysSecret: issuerKeys.secretArn,
      ...(settings.stripeSecret && { StripeKeysSecret: settings.stripeSecret }),
    };
    this.output({
      ...forOperators,
      ...secrets,
      ...companyOutputsOf(settings),
      ...(settings.commit && { Commit: settings.commit }),
      DistributionId: site.distribution.distributionId,
      MailDnsRecords: mail.dnsRecords.join('; '),
    });
  }

  private followTable(
    { functions }: BuildOutput,
    table: ITableV2,
    live: LiveApi,
    {
      settings,
      site,
      identity,
      mail,
      ...props
    }: {
      settings: Settings;
      site: Site;
      identity: Identity;
      mail: Mail;
      alarms: Alarms;
      resources: Resources;
      failedChanges: Bucket;
    },
  ): void {
    const followers = new Followers(this, 'Followers', {
      bundles: functions,
      table,
      ...props,
      environment: {
        changes: {
          ...live.environment,
          DISTRIBUTION_ID: site.distribution.distributionId,
          USER_POOL_ID: identity.userPool.userPoolId,
          SITE_URL: site.url,
          SUPPORT_EMAIL: mail.address,
        },
        models: geminiVariables(settings),
      },
      secrets: { models: settings.geminiSecret },
    });
    const role = followers.roleOf('changes');
    if (role) live.acknowledgeSockets(role, permissions['changes-stream']);
  }

  private watch(
    alarms: Alarms,
    { monthlyBudget }: Settings,
    { identity, ...services }: WatchedServices & { identity: readonly LambdaFunction[] },
  ): void {
    watchSecurity(alarms, { identity, all: services.handlers });
    watchServices(alarms, services);
    new Overview(this, 'Overview', { alarms, services });
    if (monthlyBudget) new Budget(this, 'Budget', { alarms, dollars: monthlyBudget });
  }

  /** The user pool needs this function, so the function's environment cannot name the pool. */
  private createTrigger({ functions }: BuildOutput) {
    return new BundledFunction(this, 'IdentityTrigger', {
      bundle: path.join(functions, 'identity'),
      entry: 'trigger',
      environment: {},
    }).lambda;
  }

  /** Adds the outputs that have a value. They may have the names of other constructs. */
  private output(values: Record<string, string | undefined>): void {
    const outputs = new Construct(this, 'Outputs');
    for (const [name, value] of Object.entries(values)) {
      if (value) new CfnOutput(outputs, name, { value }).overrideLogicalId(name);
    }
  }
}
