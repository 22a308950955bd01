const timeout = 300_000;

/**
 * Posts a file as form data after the fields, and reports the progress in percent, which `fetch` cannot do. Rejects when
 * the upload fails, and with an AbortError when `signal` aborts it.
 */
export function sendFile(
  { url, fields }: { url: string; fields: Record<string, string> },
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress(Math.round((loaded / total) * 100));
  });
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve();
    else reject(new Error(`The upload failed with status ${request.status}`));
  });
  request.addEventListener('error', () => reject(new Error('The upload was interrupted')));
  request.addEventListener('timeout', () => reject(new Error('The upload took too long')));
  request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  request.open('POST', url);
  request.timeout = timeout;
  request.send(form);
  return promise;
}

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
