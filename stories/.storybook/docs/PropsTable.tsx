import { CodeText, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { TableFrame } from './TableFrame.tsx';
import { InlineMarkdown } from './InlineMarkdown.tsx';

/** Storybook reports a type that it cannot read, such as `readonly Row[]`, as `unknown`. */
function isKnown(type: string | undefined): boolean {
  return type !== undefined && type !== 'unknown';
}

/** The props of a component with their types, comments, and defaults. */
export function PropsTable({ argTypes }: { argTypes: StrictArgTypes }): ReactNode {
  return (
    <TableFrame label="Props">
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type and meaning</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(argTypes).map(({ name, type, description, table }) => (
          <tr key={name}>
            <th scope="row">
              <CodeText>{name}</CodeText>
              {type?.required === true && (
                <Text size="xs" tone="muted">
                  required
                </Text>
              )}
            </th>
            <td>
              <Stack gap={4}>
                {isKnown(table?.type?.summary) && <CodeText>{table?.type?.summary}</CodeText>}
                {description && (
                  <Text size="sm" tone="muted">
                    <InlineMarkdown>{description}</InlineMarkdown>
                  </Text>
                )}
              </Stack>
            </td>
            <td>
              {table?.defaultValue?.summary !== undefined && (
                <CodeText>{table.defaultValue.summary}</CodeText>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
