import { postFile } from './liftoff-client.ts';
import type { ApiResponse, Caller } from './api-client.ts';

/** The admins' operations on the pictures and the downloads of lessons. */
export const paths = {
  pictures: '/api/admin/lesson-files/pictures',
  downloads: '/api/admin/lesson-files/downloads',
} as const;

/** A file as an admin chooses it. */
export interface ChosenFile {
  file: Uint8Array<ArrayBuffer>;
  file_name: string;
  content_type?: string;
}

/** Uploads a file, and has the API store it. Returns the first response that is no success, or the last one. */
export async function storeFile(
  origin: string,
  admin: Caller,
  path: (typeof paths)[keyof typeof paths],
  { file, file_name, content_type = '' }: ChosenFile,
): Promise<ApiResponse> {
  const allowed = await admin.send('POST', `${path}/uploads`, { file_name, content_type, size: file.length });
  if (allowed.status !== 201) return allowed;
  const status = await postFile(origin, allowed.body, file);
  if (status !== 204) throw new Error(`The upload returned ${status}`);
  const name = path === paths.downloads ? { file_name } : {};
  return admin.send('POST', path, { upload_key: allowed.body.key, ...name });
}
