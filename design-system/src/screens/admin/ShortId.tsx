import type { ReactNode } from 'react';
import { CodeText } from '../../components/code-text/CodeText.tsx';

/** The first 8 characters of an id, as admin lists show it; hovering shows all of it. */
export function ShortId({ id }: { id: string }): ReactNode {
  return (
    <span title={id}>
      <CodeText>{id.length > 8 ? `${id.slice(0, 8)}…` : id}</CodeText>
    </span>
  );
}
