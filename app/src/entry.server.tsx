import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { RenderContext } from './shell/first-load/renderContext.ts';
import { structuredData } from './parts/structured-data/structuredData.ts';
import { writeStructuredDataWith } from './parts/structured-data/StructuredData.tsx';

writeStructuredDataWith(structuredData);

/** Renders a page to complete HTML. Nothing is streamed later, so the page is the same without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Built pages have no loaders, so nothing reads React Router's data stream.
  if (import.meta.env.PROD) delete context.serverHandoffStream;
  const app = (
    <RenderContext value={context}>
      <ServerRouter context={context} url={request.url} />
    </RenderContext>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
