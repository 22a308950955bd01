import { prerender } from 'react-dom/static';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { structuredData } from './metadata/structuredData.ts';
import { writeStructuredDataWith } from './metadata/StructuredData.tsx';

writeStructuredDataWith(structuredData);

/** Renders one page to complete HTML: nothing streams in later, so it reads the same without script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
