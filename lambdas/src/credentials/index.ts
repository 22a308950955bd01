import { credentialAdminOperations } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import { credentialOperations } from '@redwhiteandcode/contract/credentials/operations.ts';
import { learningRecordOperations } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { createHandler } from '../platform/handler.ts';
import { credentialsAdmin } from './admin-operations.ts';
import { learningRecords } from './learning-records.ts';
import { credentials } from './operations.ts';

/** Handles `/api/certificates`, `/api/job-toolkit`, `/api/learning-records`, `/api/credentials`, `/api/admin/certificates` and `/.well-known/did.json`. */
export const handler = createHandler(
  { ...credentialOperations, ...credentialAdminOperations, ...learningRecordOperations },
  { ...credentials, ...credentialsAdmin, ...learningRecords },
);
