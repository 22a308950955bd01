import * as z from 'zod';
import { proofRules } from './proof-rules.ts';
import { characters } from '../api/fields.ts';

/** A document to upload, such as a proof of layoff or a denial letter. Only the extension of the file name is stored. */
export const NewProofUpload = z
  .object({
    file_name: characters({ min: 1, max: 1024, invalid: proofRules.wrongType }),
    content_type: characters({ max: 255, invalid: proofRules.wrongType }).describe(
      'The type that the system names; if that is no PDF, JPEG or PNG, the extension of the file name decides.',
    ),
    size: z
      .int(proofRules.tooLarge)
      .min(1, proofRules.failed)
      .max(proofRules.max, proofRules.tooLarge)
      .describe('In bytes.'),
  })
  .meta({ id: 'NewProofUpload' });

/**
 * Where to upload a document. POST `multipart/form-data` to `url`, an absolute URL or a path on this origin: first
 * `fields`, then the document as `file`. Submit `key` with the request that uses the file; other uploads expire.
 */
export const ProofUpload = z
  .object({
    key: z.string(),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'ProofUpload' });
