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
