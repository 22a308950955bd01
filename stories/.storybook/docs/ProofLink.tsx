import { Link } from '@redwhiteandcode/design-system';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';

/** A link to a story of this page by its name; words alone where there is no such story. */
export function ProofLink({ id, children }: { id: string; children: string }): ReactNode {
  const story = use(DocsContext)
    .componentStories()
    .find((candidate) => candidate.id === id);
  return story === undefined ? children : <Link href={`?path=/story/${id}`}>{story.name}</Link>;
}
