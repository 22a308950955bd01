import type { ReactNode, Ref } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { fact, facts as factsClass, factValue } from '../admin/AdminTablePage.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface RecordFactsProps {
  /** Names and values in display order; a missing value shows a dash. A `wide` value takes two columns where there are two. */
  items: readonly (readonly [name: string, value: ReactNode, width?: 'wide'])[];
}

/** The facts of a record as a list of names and values. */
export function RecordFacts({ items }: RecordFactsProps): ReactNode {
  return (
    <dl className={factsClass} data-component="RecordFacts">
      {items.map(([name, value, width]) => (
        <div key={name} className={fact} data-width={width}>
          <dt className={smallMuted}>{name}</dt>
          <dd className={factValue}>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RecordSectionProps {
  /** The id of the heading. */
  id: string;
  title: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** A titled part of a record's page, such as its facts, as a card. */
export function RecordSection({ id, title, headingRef, children }: RecordSectionProps): ReactNode {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading ref={headingRef} level={2} size="sm" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
