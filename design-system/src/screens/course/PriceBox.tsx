import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { noticeText, price as priceClass, priceBox, priceContainer, priceText } from './course.css.ts';
import type { ListPriceData } from './course.ts';
import { ListPrice } from './ListPrice.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface PriceBoxProps {
  /** Formatted dollars: '$2,950'. */
  price: string;
  /** An earlier price, shown struck through. */
  listPrice?: ListPriceData | null | undefined;
  /** Above the price: why the course cannot be bought yet. */
  notice?: string | undefined;
  /** @default 'Course Price (Employer Pays)' */
  label?: string | undefined;
  /** @default 'Reimbursable via IRS Section 127' */
  note?: string | undefined;
  /** The action, such as EnrollAction, and small print. */
  children?: ReactNode;
}

/** The price of a course and the action to enroll. */
export function PriceBox({
  price,
  listPrice,
  notice,
  label = 'Course Price (Employer Pays)',
  note = 'Reimbursable via IRS Section 127',
  children,
}: PriceBoxProps): ReactNode {
  return (
    <Card isRaised>
      <div className={priceContainer} data-component="PriceBox">
        <div className={priceBox}>
          <div className={priceText}>
            {notice && <p className={noticeText}>{notice}</p>}
            <p className={smallMuted}>{label}</p>
            <p className={priceClass}>{price}</p>
            {listPrice && (
              <p>
                <ListPrice {...listPrice} />
              </p>
            )}
            <p className={smallMuted}>{note}</p>
          </div>
          {children && <Stack gap={12}>{children}</Stack>}
        </div>
      </div>
    </Card>
  );
}
