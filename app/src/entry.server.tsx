import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { RenderContext } from './first-load/renderContext.ts';
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
  // In a built page nothing reads the stream of React Router's data: no page has loaders.
  if (import.meta.env.PROD) delete context.serverHandoffStream;
  const app = (
    <RenderContext value={context}>
      <ServerRouter context={context} url={request.url} />
    </RenderContext>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure);
    },
  });
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
