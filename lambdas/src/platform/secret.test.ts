import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

const arn = 'arn:aws:secretsmanager:us-east-1:111122223333:secret:sample/key-AbCdEf';

describe('a secret', () => {
  let variables: NodeJS.ProcessEnv;
  const extension = createServer(({ url, headers }, response) => {
    const id = new URL(url ?? '', 'http://localhost').searchParams.get('secretId');
    if (headers['x-aws-parameters-secrets-token'] !== 'sample-token') return response.writeHead(403).end();
    if (id === 'empty') return response.end('{}');
    return id === arn ? response.end('{"SecretString":"sample"}') : response.writeHead(400).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => extension.listen(0, 'localhost', resolve));
    const { port } = extension.address() as AddressInfo;
    variables = { PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port), AWS_SESSION_TOKEN: 'sample-token' };
  });
  afterAll(() => void extension.close());

  it('is read from the function’s extension', async () => {
    expect(await readSecret(arn, variables)).toBe('sample');
  });

  it.each([
    ['another', {}, '400'],
    ['empty', {}, 'no text'],
    [arn, { AWS_SESSION_TOKEN: 'other' }, '403'],
  ])('%s cannot be read with %o', async (name, others, message) => {
    await expect(readSecret(name, { ...variables, ...others })).rejects.toThrow(message);
  });
});
