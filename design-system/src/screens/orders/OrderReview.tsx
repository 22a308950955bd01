import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { amountsOf, type OrderAmounts } from './orderAmounts.ts';
import { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
import { header, review, reviewColumns, titles } from '../admin/AdminTablePage.css.ts';
import { useHandOverTo } from '../admin/handOverFocus.ts';
import { RecordFacts, type RecordFactsProps, RecordSection } from './RecordFacts.tsx';

export interface OrderReviewProps {
  /** The order's number, status and amounts, and what an admin must look at; null if nothing. */
  order: OrderStatusBadgeProps & OrderAmounts & { id: string; attention: string | null };
  /** The order's dates, owner and numbers. */
  facts: RecordFactsProps['items'];
  payer: RecordFactsProps['items'];
  /** The payment; undefined without one. */
  payment: RecordFactsProps['items'] | undefined;
  /** The refund request and the link to it; undefined without one. */
  refund?: ReactNode;
  /** Opens the dialog that records a payment; undefined if none can be recorded. */
  onRecordPayment?: (() => void) | undefined;
  /** Opens the dialog that corrects the recorded payment; undefined if there is none. */
  onCorrectPayment?: (() => void) | undefined;
  /** Opens the dialog that cancels the order; undefined if it cannot be canceled. */
  onCancel?: (() => void) | undefined;
  /** The order's document, and the function that saves it; undefined without one. */
  document?: { kind: 'invoice' | 'receipt'; onDownload: () => void; isPending: boolean } | undefined;
  /** The order's history, as a Timeline. */
  history: ReactNode;
  /** The heading with the number, which takes focus when the focused button is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
}

/** An order with its items, payer, payment, refund request and history. */
export function OrderReview({
  order,
  facts,
  payer,
  payment,
  refund,
  history,
  headingRef,
  ...actions
}: OrderReviewProps): ReactNode {
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownHeading;
  return (
    <article className={review} aria-labelledby="order-number" data-component="OrderReview">
      <div className={header}>
        <div className={titles}>
          <Inline gap={12}>
            <Heading ref={heading} level={1} size="md" id="order-number">
              {order.id}
            </Heading>
            <OrderStatusBadge {...order} />
          </Inline>
        </div>
        <Actions {...actions} heading={heading} />
      </div>
      {order.attention && (
        <Alert tone="warning" title="This order needs attention">
          {order.attention}
        </Alert>
      )}
      <div className={reviewColumns}>
        <Stack gap={24}>
          <RecordSection id="order-facts" title="Order">
            <RecordFacts items={facts} />
          </RecordSection>
          <RecordSection id="order-items" title="Items">
            <RecordFacts items={amountsOf(order)} />
          </RecordSection>
          <RecordSection id="order-payer" title="Payer">
            <RecordFacts items={payer} />
          </RecordSection>
        </Stack>
        <Stack gap={24}>
          <RecordSection id="order-payment" title="Payment">
            {payment ? <RecordFacts items={payment} /> : 'Nothing has been paid.'}
          </RecordSection>
          {refund && (
            <RecordSection id="order-refund" title="Refund request">
              {refund}
            </RecordSection>
          )}
          <RecordSection id="order-history" title="History">
            {history}
          </RecordSection>
        </Stack>
      </div>
    </article>
  );
}

function Actions({
  onRecordPayment,
  onCorrectPayment,
  onCancel,
  document,
  heading,
}: Pick<OrderReviewProps, 'onRecordPayment' | 'onCorrectPayment' | 'onCancel' | 'document'> & {
  heading: RefObject<HTMLHeadingElement | null>;
}): ReactNode {
  const handOverFocus = useHandOverTo(heading);
  return (
    <Inline gap={8}>
      {onRecordPayment && (
        <Button ref={handOverFocus} size="sm" onPress={onRecordPayment}>
          Record payment
        </Button>
      )}
      {onCorrectPayment && (
        <Button size="sm" variant="neutral" onPress={onCorrectPayment}>
          Correct payment
        </Button>
      )}
      {onCancel && (
        <Button ref={handOverFocus} size="sm" variant="neutral" onPress={onCancel}>
          Cancel order
        </Button>
      )}
      {document && (
        <Button
          size="sm"
          variant="neutral"
          isPending={document.isPending}
          iconStart={<Icon icon={icons.download} size="sm" />}
          onPress={document.onDownload}
        >
          Download {document.kind}
        </Button>
      )}
    </Inline>
  );
}
