import type { StoredSecret } from './environment.ts';

/**
 * Reads a secret's text from the AWS Parameters and Secrets Lambda Extension, which calls Secrets Manager with the
 * function's role, so that the bundle needs no client. Throws if the secret cannot be read.
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export async function readSecret(arn: string, variables: NodeJS.ProcessEnv = process.env): Promise<string> {
  const port = variables.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT || '2773';
  const response = await fetch(
    `http://localhost:${port}/secretsmanager/get?secretId=${encodeURIComponent(arn)}`,
    {
      headers: { 'X-Aws-Parameters-Secrets-Token': variables.AWS_SESSION_TOKEN ?? '' },
      signal: AbortSignal.timeout(5000),
    },
  );
  if (!response.ok) throw new Error(`A secret could not be read: ${response.status}`);
  const { SecretString } = (await response.json()) as { SecretString?: string };
  if (!SecretString) throw new Error('A secret has no text');
  return SecretString;
}

const values = new Map<string, Promise<string>>();

/** Returns the value of a secret. Each process reads it once. Throws if it cannot be read. */
export function valueOf({ value, arn = '' }: StoredSecret): Promise<string> {
  if (value !== undefined) return Promise.resolve(value);
  let read = values.get(arn);
  if (!read) {
    read = readSecret(arn);
    values.set(arn, read);
    read.catch(() => values.delete(arn));
  }
  return read;
}
