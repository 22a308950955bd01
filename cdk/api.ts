import { AccessLogField } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  type HttpRouteIntegration,
  HttpRouteKey,
  HttpStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { partsOf, type Throttle, throttles } from '@redwhiteandcode/lambdas/contract/operation.ts';
import { fallbackHandler, handlerOf, type HandlerName } from '@redwhiteandcode/lambdas/functions.ts';
import { acknowledge } from './acknowledge.ts';
import { createAccessLog, type Functions } from './functions.ts';
import type { Identity } from './identity.ts';
import { mapHandlers, servedOperations } from './served.ts';
import { region } from './settings.ts';

/** A route whose throttle is not the default one. */
interface ThrottledRoute {
  key: string;
  route: HttpRoute;
  throttle: Throttle;
}

/** The HTTP API: a route for each operation of the contract, and one for everything else. */
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
    const addRoute = (id: string, key: HttpRouteKey, integration: HttpRouteIntegration, isPublic: boolean) =>
      new HttpRoute(this, id, {
        httpApi: this.httpApi,
        routeKey: key,
        integration,
        authorizer: isPublic ? open : session,
      });
    const throttled: ThrottledRoute[] = [];
    for (const [id, operation] of servedOperations) {
      const isPublic = operation.access === 'public';
      const { method, path } = partsOf(operation);
      const key = HttpRouteKey.with(path, HttpMethod[method]);
      const route = addRoute(`Route-${id}`, key, integrations[handlerOf(operation)], isPublic);
      if (isPublic) acknowledge(route, { APIG4: 'The contract makes this operation public.' });
      if (operation.throttle) throttled.push({ key: operation.route, route, throttle: operation.throttle });
    }
    // This route needs its own permission: the shared one covers only routes with a path.
    const toFallback = new HttpLambdaIntegration('Fallback', functions.handlers[fallbackHandler]);
    const fallback = addRoute('Fallback', HttpRouteKey.DEFAULT, toFallback, true);
    acknowledge(fallback, { APIG4: 'A path without an operation returns 404 to everyone.' });
    this.addStage(throttled);
  }

  private addStage(throttled: readonly ThrottledRoute[]): void {
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttles.default.rate, burstLimit: throttles.default.burst },
      accessLogSettings: createAccessLog(this, {
        length: AccessLogField.contextResponseLength(),
        latency: AccessLogField.contextResponseLatency(),
        authorizerError: AccessLogField.contextAuthorizerError(),
      }),
    });
    (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      throttled.map(({ key, throttle: { rate, burst } }) => [
        key,
        { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
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
