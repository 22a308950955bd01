import { type ReactNode, useContext } from 'react';
import { type MetaDescriptor, type Params, useMatches } from 'react-router';
import { RenderContext, useRouteModules } from './renderContext.ts';

/** The `meta` export of a route. React Router would pass more arguments, but no route needs them. */
type Meta = (args: { params: Params }) => MetaDescriptor[];

function element(descriptor: MetaDescriptor): ReactNode {
  if ('title' in descriptor) return <title key="title">{String(descriptor.title)}</title>;
  const { tagName = 'meta', ...attributes } = descriptor as { tagName?: 'meta' | 'link' };
  const Tag = tagName;
  return <Tag key={JSON.stringify(attributes)} {...attributes} />;
}

/**
 * The title and metadata of the innermost route that exports them. Replaces React Router's `Meta`, which needs a private
 * context. The fallback page has the metadata of the root, because its route's module has not loaded yet.
 */
export function PageHead(): ReactNode {
  const isFallback = useContext(RenderContext)?.isSpaMode;
  const modules = useRouteModules();
  const matches = useMatches();
  const match = (isFallback ? matches.slice(0, 1) : matches).findLast(({ id }) => modules[id]?.meta);
  const meta = match && (modules[match.id]?.meta as unknown as Meta);
  return match && meta?.(match).map(element);
}
