import { startTestPool } from './test-pool.ts';

const { cognito } = await startTestPool({ file: process.argv[2] ?? '' });
process.send?.({ endpoint: cognito.endpoint, kid: cognito.jwks.keys[0]?.kid });
