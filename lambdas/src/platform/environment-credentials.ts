import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in the bundles for the SDK's default credential chain: Lambda hands a function its credentials in the
 * environment, and the rest of the chain (profiles, single sign-on, metadata services) weighs 28 KB gzip.
 */
export const defaultProvider = fromEnv;
