import path from 'node:path';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogField, CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { type CfnApi, WebSocketApi, type WebSocketRoute, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import type { Resources } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { type Permissions, permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { acknowledge } from './acknowledge.ts';
import { BundledFunction, createAccessLog } from './functions.ts';
import type { Identity } from './identity.ts';
import { allow } from './permissions.ts';
import { region } from './settings.ts';

/** The gateway serves a stage under a path with the stage's name, so CloudFront can forward its own path unchanged. */
const stageName = livePath.slice(1);

/** Connections and messages per second, and burst, for all browsers combined. */
const socketThrottle = { rateLimit: 50, burstLimit: 100 } as const;

interface SocketsProps {
  /** The folder with a bundle for each domain. */
  bundles: string;
  table: ITableV2;
  identity: Identity;
  /** The resources that permissions are about. */
  resources: Resources;
  siteUrl: string;
  originSecret: string;
}

/** The WebSocket API that notifies open admin screens of changed lists. */
export class LiveApi extends Construct {
  /** The API's host name, which CloudFront calls. */
  readonly hostName: string;
  /** The environment variable with the address of the API that sends to sockets and closes them. */
  readonly environment: { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: string };
  /** The ARN of the stage, under which are the sockets. */
  readonly stageArn: string;
  private readonly api: WebSocketApi;

  /** Creates the API without routes: its function needs the user pool, the pool needs the site, and the site needs this API. */
  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.api = new WebSocketApi(this, 'WebSocketApi');
    this.stageArn = Stack.of(this).formatArn({
      service: 'execute-api',
      resource: this.api.apiId,
      resourceName: stageName,
    });
    this.hostName = `${this.api.apiId}.execute-api.${region}.amazonaws.com`;
    this.environment = { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: `https://${this.hostName}${livePath}` };
  }

  /** Adds the stage and the routes, all to one function, which it returns. */
  addRoutes({ bundles, table, identity, resources, siteUrl, originSecret }: SocketsProps): LambdaFunction {
    const { lambda, role } = new BundledFunction(this, 'Handler', {
      bundle: path.join(bundles, 'live'),
      entry: 'handler',
      environment: {
        TABLE_NAME: table.tableName,
        USER_POOL_ID: identity.userPool.userPoolId,
        USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
        SITE_URL: siteUrl,
        ORIGIN_SECRET: originSecret,
        ...this.environment,
      },
    });
    const allowed = permissions['live-sockets'];
    allow(role, allowed, resources);
    this.acknowledgeSockets(role, allowed);
    const routes = ['$connect', '$disconnect', '$default'].map((key): WebSocketRoute => {
      const id = `To${key.replace('$', '-')}`;
      const route = this.api.addRoute(key, { integration: new WebSocketLambdaIntegration(id, lambda) });
      acknowledge(route, {
        APIG4:
          'The function checks the token and the role when a socket opens, as for every admin operation; later messages use that socket.',
      });
      return route;
    });
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName,
      autoDeploy: true,
      throttle: socketThrottle,
      accessLogSettings: createAccessLog(this, { event: AccessLogField.contextEventType() }),
    });
    // API Gateway refuses a stage without a route, and a log without the account's role.
    stage.node.addDependency(this.allowLogs(), ...routes);
    return lambda;
  }

  /**
   * Gives API Gateway the role that lets it write the logs of WebSocket APIs. The setting is the account's in this region, so
   * another stage may use it too, and it remains when the stack is deleted or its first deployment fails.
   */
  private allowLogs(): CfnAccount {
    const role = new Role(this, 'LogsRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    });
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'API Gateway checks the role for the permissions of this policy, which AWS keeps for it.',
    });
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    for (const resource of [role, account]) resource.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }

  /** Says why a function that sends to sockets or closes them has a permission with a wildcard. */
  acknowledgeSockets(role: Role, { sockets = [] }: Permissions): void {
    const logicalId = Stack.of(this).getLogicalId(this.api.node.defaultChild as CfnApi);
    for (const method of sockets) {
      const finding = `arn:aws:execute-api:${region}:<AWS::AccountId>:<${logicalId}>/${stageName}/${method}/@connections/*`;
      acknowledge(role, { [`IAM5[Resource::${finding}]`]: 'Each socket has its own id.' });
    }
  }
}
