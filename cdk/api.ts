import { AccessLogField } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { throttles } from '@redwhiteandcode/contract/api/operation.ts';
import { fallbackHandler, type HandlerName } from '@redwhiteandcode/lambdas/functions.ts';
import { type Route, routes } from '@redwhiteandcode/lambdas/routes.ts';
import { acknowledge } from './acknowledge.ts';
import { createAccessLog, type Functions } from './functions.ts';
import type { Identity } from './identity.ts';
import { mapHandlers } from './served.ts';
import { region } from './settings.ts';

/** The HTTP API, with the routes of `lambdas/routes.ts`. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  /** The API's host name, which CloudFront calls. */
  readonly hostName: string;

  /** Creates the API without routes: the functions need the site's address, and the site needs the API's. */
  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false });
    this.hostName = `${this.httpApi.apiId}.execute-api.${region}.amazonaws.com`;
  }

  /** Adds the stage and the routes, each to its function. */
  addRoutes(functions: Functions, { userPool, client }: Identity): void {
    const session = new HttpUserPoolAuthorizer('Session', userPool, {
      userPoolClients: [client],
      userPoolRegion: region,
    });
    const open = new HttpNoneAuthorizer();
    const integrations = createIntegrations(functions);
    // The default route needs its own permission: the shared one covers only routes with a path.
    const toFallback = new HttpLambdaIntegration('Fallback', functions.handlers[fallbackHandler]);
    const created = routes.map(({ key, handler, needsSession, throttle }) => {
      const [method, path] = key.split(' ') as [keyof typeof HttpMethod, string?];
      const route = new HttpRoute(this, path ? `Route ${key}` : 'Fallback', {
        httpApi: this.httpApi,
        routeKey: path ? HttpRouteKey.with(path, HttpMethod[method]) : HttpRouteKey.DEFAULT,
        integration: path ? integrations[handler] : toFallback,
        authorizer: needsSession ? session : open,
      });
      if (!path) acknowledge(route, { APIG4: 'It has public operations, and a 404 for everything else.' });
      else if (!needsSession) acknowledge(route, { APIG4: 'The contract makes its operations public.' });
      return { key, route, throttle };
    });
    this.addStage(created);
  }

  private addStage(created: readonly (Pick<Route, 'key' | 'throttle'> & { route: HttpRoute })[]): void {
    const { rate, burst } = throttles.default;
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: rate, burstLimit: burst },
      accessLogSettings: createAccessLog(this, {
        length: AccessLogField.contextResponseLength(),
        latency: AccessLogField.contextResponseLatency(),
        authorizerError: AccessLogField.contextAuthorizerError(),
      }),
    });
    const throttled = created.filter(({ throttle }) => throttle.rate !== rate || throttle.burst !== burst);
    (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      throttled.map(({ key, throttle }) => [
        key,
        { ThrottlingRateLimit: throttle.rate, ThrottlingBurstLimit: throttle.burst },
      ]),
    );
    // API Gateway refuses settings for a route that does not exist yet.
    stage.node.addDependency(...throttled.map(({ route }) => route));
  }
}

/** One integration per function. A function's routes share its integration and the permission to call it. */
const createIntegrations = ({ handlers }: Functions): Record<HandlerName, HttpLambdaIntegration> =>
  mapHandlers(
    (name) =>
      new HttpLambdaIntegration(`Integration-${name}`, handlers[name], { scopePermissionToRoute: false }),
  );
