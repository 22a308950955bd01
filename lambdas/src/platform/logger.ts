import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines. They never hold an e-mail address, a token or a certificate number. */
export const logger = new Logger({ serviceName: 'redwhiteandcode' });
