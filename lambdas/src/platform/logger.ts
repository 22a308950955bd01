import { Logger } from '@aws-lambda-powertools/logger';

/** Writes structured log lines. They must not contain an email address, a token, or a certificate number. */
export const logger = new Logger({ serviceName: 'redwhiteandcode' });
