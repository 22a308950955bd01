import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { price as priceClass, priceBox, priceContainer, priceWords } from './course.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface PriceBoxProps {
  /** Dollar text. */
  price: string;
  /** @default 'Course Price (Employer Pays)' */
  label?: string | undefined;
  /** @default 'Reimbursable via IRS Section 127' */
  note?: string | undefined;
  /** The action, as EnrollAction, and small print. */
  children?: ReactNode;
}

/** What the course costs and the way in. */
export function PriceBox({
  price,
  label = 'Course Price (Employer Pays)',
  note = 'Reimbursable via IRS Section 127',
  children,
}: PriceBoxProps): ReactNode {
  return (
    <Card isRaised>
      <div className={priceContainer} data-component="PriceBox">
        <div className={priceBox}>
          <div className={priceWords}>
            <p className={smallMuted}>{label}</p>
            <p className={priceClass}>{price}</p>
            <p className={smallMuted}>{note}</p>
          </div>
          {children && <Stack gap={12}>{children}</Stack>}
        </div>
      </div>
    </Card>
  );
}
