import { serviceOperations } from '@redwhiteandcode/contract/service/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { service } from './operations.ts';

/** Handles `/api/health`, `/api/openapi.json`, the client log, and every path without another function. */
export const handler = createHandler(serviceOperations, service);
