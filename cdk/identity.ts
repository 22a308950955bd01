import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { userPoolSettings as settings } from '@redwhiteandcode/lambdas/contract/user-pool.ts';
import { acknowledge } from './acknowledge.ts';

/** The user pool, its groups and the one client, which the identity function uses. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { trigger }: { trigger: IFunction }) {
    super(scope, id);
    this.userPool = this.createPool();
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, trigger);
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, trigger);
    this.client = this.createClient();
    for (const [precedence, groupName] of settings.groups.entries()) {
      new CfnUserPoolGroup(this, `Group-${groupName}`, {
        userPoolId: this.userPool.userPoolId,
        groupName,
        precedence,
      });
    }
  }

  private createPool(): UserPool {
    const pool = new UserPool(this, 'UserPool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // The old address stays valid until the new one is verified.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: settings.passwordMin,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(pool, {
      COG1: 'The product requires six characters and nothing else; sign-in attempts are limited by IP address and by account.',
      COG2: 'Two-step verification is each person’s choice: most accounts contain only a learner’s progress.',
      COG8: 'Threat protection requires the Plus plan; the pool is on Essentials, which refresh-token rotation requires.',
    });
    return pool;
  }

  private createClient(): UserPoolClient {
    return this.userPool.addClient('Web', {
      generateSecret: false,
      authFlows: { userPassword: true },
      disableOAuth: true,
      accessTokenValidity: Duration.minutes(settings.accessTokenMinutes),
      idTokenValidity: Duration.minutes(settings.accessTokenMinutes),
      refreshTokenValidity: Duration.days(settings.refreshTokenDays),
      refreshTokenRotationGracePeriod: Duration.seconds(settings.refreshGraceSeconds),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    });
  }
}
