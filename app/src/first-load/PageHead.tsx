import { type ReactNode, useContext } from 'react';
import { type MetaDescriptor, type Params, useMatches } from 'react-router';
import { RenderContext, useRouteModules } from './renderContext.ts';

/** The `meta` export of a route. React Router would pass more; no route needs it. */
type Meta = (about: { params: Params }) => MetaDescriptor[];

function element(descriptor: MetaDescriptor): ReactNode {
  if ('title' in descriptor) return <title key="title">{String(descriptor.title)}</title>;
  const { tagName = 'meta', ...attributes } = descriptor as { tagName?: 'meta' | 'link' };
  const Tag = tagName;
  return <Tag key={JSON.stringify(attributes)} {...attributes} />;
}

/**
 * The title and the metadata of the innermost route that exports any, like React Router's `Meta`, which needs its private
 * context. A route whose module has not loaded yet has none: the fallback page shows those of the root.
 */
export function PageHead(): ReactNode {
  const isFallback = useContext(RenderContext)?.isSpaMode;
  const modules = useRouteModules();
  const matches = useMatches();
  const described = (isFallback ? matches.slice(0, 1) : matches).findLast(({ id }) => modules[id]?.meta);
  const meta = described && (modules[described.id]?.meta as unknown as Meta);
  return described && meta?.(described).map(element);
}
