import * as z from 'zod';
import { defineOperations, limitsPer } from '../api/operation.ts';

/** A link that downloads the archive of the user's data. */
const DataArchive = z
  .object({ url: z.string(), file_name: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'DataArchive' });

/** The operations on the personal data of the signed-in user. */
export const privacyOperations = defineOperations('privacy', {
  exportMyData: {
    route: 'POST /api/me/export',
    access: 'user',
    summary:
      'Make a ZIP archive of everything stored about the user, with a link that works for five minutes',
    responses: { 200: DataArchive },
    limits: limitsPer(86_400, { address: 30, user: 10 }),
    events: { 200: 'dataExported' },
  },
});
