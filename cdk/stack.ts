import path from 'node:path';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { deliverAccessLogs } from './access-logs.ts';
import { acknowledge } from './acknowledge.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { type BuildOutput, requireBuild, requirePagesFor } from './build-output.ts';
import {
  createLogBucket,
  createSiteBucket,
  createTable,
  keepData,
  ProofBucket,
  proofBucketName,
  proofOrigin,
} from './data.ts';
import { Followers } from './followers.ts';
import { BundledFunction, Functions } from './functions.ts';
import { Identity } from './identity.ts';
import { LiveApi } from './live-api.ts';
import { Mail } from './mail.ts';
import { Pages } from './pages.ts';
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

    const table = createTable(this, settings);
    const logs = createLogBucket(this);
    const bucket = createSiteBucket(this, logs);
    const originSecret = this.createOriginSecret();
    const api = new Api(this, 'Api');
    const live = new LiveApi(this, 'Live');
    const proofsName = proofBucketName(this);
    const site = new Site(this, 'Site', {
      bucket,
      edge: build.edge,
      apiHostName: api.hostName,
      liveHostName: live.hostName,
      originSecret,
      uploadOrigin: proofOrigin(proofsName),
      settings,
    });
    deliverAccessLogs(this, site.distribution, logs);
    const proofs = new ProofBucket(this, 'Proofs', { name: proofsName, logs, siteUrl: site.url });

    const trigger = this.createTrigger(build);
    const identity = new Identity(this, 'Identity', { trigger, isProtected: settings.isProtected });
    const issuerKeys = this.createIssuerKeys();
    const mail = new Mail(this, 'Mail', { address: settings.supportEmail });
    const functions = new Functions(this, 'Functions', {
      bundles: build.functions,
      table,
      identity,
      mail,
      proofs,
      siteUrl: site.url,
      originSecret,
      moreEnvironment: {
        identity: identity.server.environment,
        curriculum: geminiVariables(settings),
        credentials: { ISSUER_KEYS_ARN: issuerKeys.secretArn },
        learning: { PAYMENT_POLICY: settings.paymentPolicy },
        // The functions that make invoices, receipts and toolkits name the company.
        orders: { ...orderVariables(settings), ...settings.company },
        privacy: settings.company,
        reimbursement: settings.company,
      },
      secrets: {
        identity: identity.server.secrets.map(({ secretArn }) => secretArn),
        credentials: [issuerKeys.secretArn],
        orders: settings.stripeSecret ? [settings.stripeSecret] : [],
      },
    });
    api.addRoutes(functions, identity);
    const socketHandler = live.addRoutes({
      bundles: build.functions,
      table,
      identity,
      siteUrl: site.url,
      originSecret,
    });
    const followers = this.followTable(build, table, live, settings);
    new Alarms(this, 'Alarms', {
      email: settings.alarmEmail,
      identity: functions.byDomain.identity,
      handlers: [...Object.values(functions.byDomain), socketHandler],
      scheduled: functions.scheduled,
      trigger,
      httpApi: api.httpApi,
      others: followers.alarms,
    });
    // Pages contain the site's address. A site without a domain has none until its distribution exists.
    if (settings.siteUrl) {
      requirePagesFor(build, { ...settings, siteUrl: settings.siteUrl });
      new Pages(this, 'Pages', { folder: build.pages, bucket, distribution: site.distribution });
    }

    this.output({
      SiteUrl: site.url,
      DistributionId: site.distribution.distributionId,
      TableName: table.tableName,
      UserPoolId: identity.userPool.userPoolId,
      UserPoolClientId: identity.client.userPoolClientId,
      ProofBucketName: proofs.bucket.bucketName,
      SupportEmail: settings.supportEmail,
      IssuerKeysSecret: issuerKeys.secretArn,
      MailDnsRecords: mail.dnsRecords.join('; '),
    });
  }

  private followTable({ functions }: BuildOutput, table: TableV2, live: LiveApi, settings: Settings) {
    const followers = new Followers(this, 'Followers', {
      bundles: functions,
      table,
      environment: { live: live.environment, curriculum: geminiVariables(settings) },
      secrets: { curriculum: settings.geminiSecret },
    });
    const role = followers.roleOf('live');
    if (role) live.allow(role);
    return followers;
  }

  /** The secret that CloudFront sends with every call and the functions expect; CloudFormation inserts it, so no template contains it. */
  private createOriginSecret(): string {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Sent by CloudFront to the API, so that no one bypasses CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(secret, {
      SMG4: 'CloudFront and the functions read a new value only at a deployment, so the secret is rotated by replacing it.',
    });
    return secret.secretValue.unsafeUnwrap();
  }

  /**
   * Creates the keys that sign credentials: a random seed and no retired keys. Without them nobody can check a badge, so they
   * outlive the stack.
   */
  private createIssuerKeys(): Secret {
    const secret = new Secret(this, 'IssuerKeys', {
      description: 'The keys that sign certificates, and those that did before',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ retired: [] }),
        generateStringKey: 'seed',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: keepData,
    });
    acknowledge(secret, {
      SMG4: 'An operator rotates the keys with `npm run rotate-keys`, which keeps the old public key.',
    });
    return secret;
  }

  /** The user pool needs this function, so the function's environment cannot name the pool. */
  private createTrigger({ functions }: BuildOutput) {
    return new BundledFunction(this, 'IdentityTrigger', {
      bundle: path.join(functions, 'identity'),
      entry: 'trigger',
      environment: {},
    }).lambda;
  }

  private output(values: Record<string, string>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }
}
