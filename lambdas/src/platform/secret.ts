/**
 * Reads a secret's text from the AWS Parameters and Secrets Lambda Extension, which calls Secrets Manager with the
 * function's role, so that the bundle needs no client. Throws if the secret cannot be read.
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export async function readSecret(arn: string, variables: NodeJS.ProcessEnv = process.env): Promise<string> {
  const port = variables.PARAMETERS_SECRETS_EXTENSION_HTTP_PORT || '2773';
  const answer = await fetch(
    `http://localhost:${port}/secretsmanager/get?secretId=${encodeURIComponent(arn)}`,
    {
      headers: { 'X-Aws-Parameters-Secrets-Token': variables.AWS_SESSION_TOKEN ?? '' },
      signal: AbortSignal.timeout(5000),
    },
  );
  if (!answer.ok) throw new Error(`A secret could not be read: ${answer.status}`);
  const { SecretString } = (await answer.json()) as { SecretString?: string };
  if (!SecretString) throw new Error('A secret has no text');
  return SecretString;
}
