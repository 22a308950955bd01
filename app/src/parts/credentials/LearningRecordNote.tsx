import { Link, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { learningRecordNote as copy } from './learningRecordCopy.ts';

/** Says when a learning record is of use, and leads to the page that makes one. */
export function LearningRecordNote(): ReactNode {
  return (
    <Text size="sm">
      {copy.text} <Link href="/account/learning-record">{copy.link}</Link>
    </Text>
  );
}
