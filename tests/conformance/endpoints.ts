/** A service of AWS as the standard endpoint variables name it. */
export type Service = 'DYNAMODB' | 'COGNITO_IDENTITY_PROVIDER' | 'S3';

/** The region of clients that talk to an endpoint on this computer. */
export const localRegion = 'us-east-1';

/** The credentials of clients that talk to an endpoint on this computer; they open nothing else. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/**
 * The endpoint that `AWS_ENDPOINT_URL_<SERVICE>` (or, for all services, `AWS_ENDPOINT_URL`) names; nothing when neither
 * is set, and the tests then start the embedded service.
 */
export function endpointFor(service: Service): string | undefined {
  return process.env[`AWS_ENDPOINT_URL_${service}`] || process.env['AWS_ENDPOINT_URL'] || undefined;
}

/** Whether an endpoint is on this computer. */
export function isLoopback(endpoint: string): boolean {
  const { hostname } = new URL(endpoint);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** What an SDK client needs for an endpoint: fixed region and credentials on this computer, the ambient ones elsewhere. */
export function clientConfiguration(endpoint: string): {
  endpoint: string;
  region?: string;
  credentials?: typeof localCredentials;
} {
  if (!isLoopback(endpoint)) return { endpoint };
  return { endpoint, region: localRegion, credentials: localCredentials };
}
