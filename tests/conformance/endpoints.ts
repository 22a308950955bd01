/** An AWS service, named as in the standard endpoint variables. */
type Service = 'DYNAMODB' | 'COGNITO_IDENTITY_PROVIDER' | 'S3';

interface Running {
  endpoint: string;
  close: () => Promise<void>;
}

/** The credentials for endpoints on this computer. They are valid nowhere else. */
export const localCredentials = { accessKeyId: 'conformance-key', secretAccessKey: 'conformance-secret' };

/**
 * The service under test: the endpoint in `AWS_ENDPOINT_URL_<SERVICE>` (or, for all services, `AWS_ENDPOINT_URL`),
 * or the embedded service from `start`.
 */
export async function serviceUnderTest(
  service: Service,
  start: () => Promise<Running>,
): Promise<Running & { isEmbedded: boolean }> {
  const endpoint = process.env[`AWS_ENDPOINT_URL_${service}`] || process.env['AWS_ENDPOINT_URL'];
  if (endpoint) return { endpoint, close: async () => {}, isEmbedded: false };
  return { ...(await start()), isEmbedded: true };
}

/** Whether an endpoint is on this computer. */
export function isLoopback(endpoint: string): boolean {
  const { hostname } = new URL(endpoint);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** The settings for an SDK client: a fixed region and credentials on this computer, otherwise the SDK's defaults. */
export function clientConfiguration(endpoint: string): {
  endpoint: string;
  region?: string;
  credentials?: typeof localCredentials;
} {
  if (!isLoopback(endpoint)) return { endpoint };
  return { endpoint, region: 'us-east-1', credentials: localCredentials };
}
