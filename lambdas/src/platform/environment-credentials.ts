import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's default credential chain in the bundles. Lambda provides credentials in the environment, and the
 * rest of the chain (profiles, single sign-on, metadata services) adds 28 KB gzip.
 */
export const defaultProvider = fromEnv;
