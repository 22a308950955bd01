import { sendFile } from './sendFile.ts';

interface NewUpload {
  file_name: string;
  content_type: string;
  size: number;
}

interface Upload {
  key: string;
  url: string;
  fields: Record<string, string>;
}

/** Uploads an employer's letter, and returns its key. `create` creates the upload. */
export async function sendLetter(
  letter: File,
  create: (upload: NewUpload) => Promise<Upload>,
): Promise<string> {
  // The API refuses other types by name.
  const upload = await create({
    file_name: letter.name,
    content_type: letter.type,
    size: letter.size,
  });
  await sendFile(upload, letter, { onProgress: () => undefined, signal: new AbortController().signal });
  return upload.key;
}
