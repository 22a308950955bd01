import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useQuiet } from '../marketing/useQuiet.ts';
import type { Quote } from './plans.ts';
import {
  estimate,
  estimateField,
  quoteAction,
  quoteBox,
  quoteDetail,
  quoteHeadline,
} from './SeatEstimate.css.ts';

interface SeatEstimateProps extends Pick<Quote, 'headline' | 'detail'> {
  /** The field with the number of seats. */
  field: ReactNode;
  /** What can be done with the result, such as buying. */
  action?: ReactNode;
}

/** The number of seats beside the total and its calculation, which are announced after a pause in typing. */
export function SeatEstimate({ field, headline, detail, action }: SeatEstimateProps): ReactNode {
  return (
    <div className={estimate}>
      <div className={estimateField}>{field}</div>
      <div className={quoteBox} data-theme="dark">
        <p className={quoteHeadline}>{headline}</p>
        <p className={quoteDetail}>{detail}</p>
        {action && <div className={quoteAction}>{action}</div>}
        <VisuallyHidden as="output">{useQuiet(`${headline}. ${detail}`, 700)}</VisuallyHidden>
      </div>
    </div>
  );
}
