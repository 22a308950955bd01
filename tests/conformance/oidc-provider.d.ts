/** What the tests use of oidc-provider, whose types are a package with 17 others. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      prompt: { name: string };
      params: { client_id: string; scope: string };
      session?: { accountId: string };
    }>;
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>;
    Grant: new (grant: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
