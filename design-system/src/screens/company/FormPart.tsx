import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { payerForm } from '../orders/order.css.ts';

export interface FormPartProps {
  title: string;
  /** Uses the width of the page, for a list. @default false */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A titled part of a long form, as a card. */
export function FormPart({ title, isWide = false, children }: FormPartProps): ReactNode {
  return (
    <Card padding="lg">
      <div className={isWide ? undefined : payerForm}>
        <Stack gap={20}>
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </Card>
  );
}
