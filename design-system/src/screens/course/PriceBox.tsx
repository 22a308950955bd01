import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { noticeText, price as priceClass } from './course.css.ts';
import { priceBox, priceContainer, priceText } from './coursePage.css.ts';
import type { CourseSummary } from './course.ts';
import { ListPrice } from './ListPrice.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface CoursePriceProps {
  /** Formatted dollars: '$2,950'. */
  price: string;
  /** An earlier price, shown struck through. */
  listPrice?: CourseSummary['list_price'] | undefined;
  /** @default 'Course Price (Employer Pays)' */
  label?: string | undefined;
  /** @default 'Reimbursable via IRS Section 127' */
  note?: string | undefined;
}

/** A course's price with its label and a note. */
export function CoursePrice({
  price,
  listPrice,
  label = 'Course Price (Employer Pays)',
  note = 'Reimbursable via IRS Section 127',
}: CoursePriceProps): ReactNode {
  return (
    <div className={priceText} data-component="CoursePrice">
      <p className={smallMuted}>{label}</p>
      <p className={priceClass}>{price}</p>
      {listPrice && (
        <p>
          <ListPrice {...listPrice} />
        </p>
      )}
      <p className={smallMuted}>{note}</p>
    </div>
  );
}

export interface PriceBoxProps extends CoursePriceProps {
  /** Above the price: why the course cannot be bought yet. */
  notice?: string | undefined;
  /** Replaces the price, its label and its note, such as a CoursePrice that loads later. */
  offer?: ReactNode;
  /** The action, such as EnrollAction, and small print. */
  children?: ReactNode;
}

/** The price of a course and the action to enroll. */
export function PriceBox({ notice, offer, children, ...price }: PriceBoxProps): ReactNode {
  return (
    <Card isRaised>
      <div className={priceContainer} data-component="PriceBox">
        <div className={priceBox}>
          {notice && <p className={noticeText}>{notice}</p>}
          {offer ?? <CoursePrice {...price} />}
          {children && <Stack gap={12}>{children}</Stack>}
        </div>
      </div>
    </Card>
  );
}
