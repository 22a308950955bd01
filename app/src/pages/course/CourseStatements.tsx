import { Stack, Text } from '@redwhiteandcode/design-system';
import { everyCourseStatement } from '@redwhiteandcode/contract/course/statements.ts';
import type { ReactNode } from 'react';
import { measure } from './paying.css.ts';

/** What must be known of every course. */
export function CourseStatements(): ReactNode {
  return (
    <div className={measure}>
      <Stack gap={16}>
        {everyCourseStatement.map(({ title, text }) => (
          <Text key={title}>
            <strong>{title}:</strong> {text}
          </Text>
        ))}
      </Stack>
    </div>
  );
}
