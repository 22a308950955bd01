import { SecretValue } from 'aws-cdk-lib';
import {
  type CfnUserPool,
  type CfnUserPoolClient,
  CfnUserPoolGroup,
  LambdaVersion,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { userPoolSettings as settings } from '@redwhiteandcode/contract/identity/user-pool.ts';
import { acknowledge } from './acknowledge.ts';
import { keepData } from './data.ts';

interface IdentityProps {
  trigger: IFunction;
  /** Whether the pool refuses to be deleted. */
  isProtected: boolean;
}

/** The user pool, its groups and the one client, which only the identity function can use. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** The ARN of the secret with the identity keys. */
  readonly keyArn: string;
  /** The environment and the secrets of the function that calls the pool. */
  readonly server: { environment: Record<string, string>; secrets: Secret[] };

  constructor(scope: Construct, id: string, { trigger, isProtected }: IdentityProps) {
    super(scope, id);
    this.userPool = this.createPool(isProtected);
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, trigger);
    // Only this version of the event can change the scopes of access tokens.
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, trigger, LambdaVersion.V2_0);
    this.client = this.createClient();
    const key = this.createKey();
    this.keyArn = key.secretArn;
    const secrets = { USER_POOL_CLIENT_SECRET_ARN: this.storeClientSecret(), IDENTITY_KEY_ARN: key };
    this.server = {
      environment: Object.fromEntries(
        Object.entries(secrets).map(([name, { secretArn }]) => [name, secretArn]),
      ),
      secrets: Object.values(secrets),
    };
    for (const [precedence, groupName] of settings.groups.entries()) {
      new CfnUserPoolGroup(this, `Group-${groupName}`, {
        userPoolId: this.userPool.userPoolId,
        groupName,
        precedence,
      });
    }
  }

  private createPool(isProtected: boolean): UserPool {
    const pool = new UserPool(this, 'UserPool', {
      deletionProtection: isProtected,
      removalPolicy: keepData,
    });
    const template = pool.node.defaultChild as CfnUserPool;
    for (const [name, value] of Object.entries(settings.pool)) template.addPropertyOverride(name, value);
    acknowledge(pool, {
      COG1: 'The pool requires six characters, and the API also refuses common passwords; sign-in attempts are limited by IP address and by account.',
      COG2: 'The platform has its own two-step verification, which admins must use.',
      COG8: 'Threat protection requires the Plus plan; the pool is on Essentials, which refresh-token rotation requires.',
    });
    return pool;
  }

  private createClient(): UserPoolClient {
    const client = this.userPool.addClient('Web', { disableOAuth: true });
    const template = client.node.defaultChild as CfnUserPoolClient;
    for (const [name, value] of Object.entries(settings.client)) template.addPropertyOverride(name, value);
    return client;
  }

  private storeClientSecret(): Secret {
    const { attrClientSecret } = this.client.node.defaultChild as CfnUserPoolClient;
    const secret = new Secret(this, 'ClientSecret', {
      description: 'The secret of the user pool’s client',
      secretStringValue: SecretValue.resourceAttribute(attrClientSecret),
    });
    acknowledge(secret, { SMG4: 'Cognito cannot rotate a client’s secret; a new client replaces it.' });
    return secret;
  }

  /** Creates the key that encrypts users' second factors. Without it, nobody can use them, so it outlives the stack. */
  private createKey(): Secret {
    const secret = new Secret(this, 'Key', {
      description: 'The key that encrypts the secrets of authenticator apps',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: keepData,
    });
    acknowledge(secret, {
      SMG4: 'An operator adds the next key by hand, because the old one must stay until second factors are encrypted again.',
    });
    return secret;
  }
}
