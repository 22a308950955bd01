import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { keepData } from './data.ts';

/** Creates the secret that CloudFront sends with every call and the functions expect. */
export function createOriginSecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'OriginSecret', {
    description: 'Sent by CloudFront to the API, so that no one bypasses CloudFront',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, {
    SMG4: 'CloudFront and the functions read a new value only at a deployment, so the secret is rotated by replacing it.',
  });
  return secret;
}

/**
 * Creates the keys that sign credentials: a random seed and no retired keys. Without them nobody can check a badge, so they
 * outlive the stack.
 */
export function createIssuerKeys(scope: Construct): Secret {
  const secret = new Secret(scope, 'IssuerKeys', {
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
