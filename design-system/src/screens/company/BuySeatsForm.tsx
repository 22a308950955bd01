import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Link } from '../../components/link/Link.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CheckList } from '../course/CheckList.tsx';
import { SeatEstimate } from '../corporate/SeatEstimate.tsx';
import { FormPart } from './FormPart.tsx';
import { PayerFields, payerLabels, type PayerFormValues } from '../orders/PayerForm.tsx';

/** The form values of seats that a company buys. */
export type BuySeatsValues = Omit<PayerFormValues, 'company'> & {
  /** A whole number. */
  seats: string;
  company_name: string;
  /** `now` by card or bank debit, or by `invoice`. */
  payment: string;
};

/** What a number of seats costs. */
export interface SeatOffer {
  /** The total: '$2,388.00'. */
  total: string;
  /** The plan and the price of a seat: 'Team plan: 12 seats at $199.00 each.' */
  detail: string;
  /** What a seat costs and for how long, in a sentence. */
  price: string;
  /** A larger number of seats that costs less in all, in a sentence. */
  hint?: string | undefined;
}

const { company: _company, ...ownPayerLabels } = payerLabels;

export interface BuySeatsFormProps {
  /** The values that the form starts with. */
  values: BuySeatsValues;
  /** Whether the company is new, so that its name is asked. @default true */
  isNew?: boolean | undefined;
  seatsLabel: string;
  /** Returns what a typed number of seats costs, or why it cannot be bought. */
  offerOf: (seats: string) => SeatOffer | { problem: string };
  /** What applies to all seats, such as refunds. */
  terms: readonly string[];
  validate: Validate<BuySeatsValues>;
  /** Makes the order. Returns the errors of a refused request. */
  onSubmit: SubmitForm<BuySeatsValues>;
  /** Replaces the form below the number of seats for a visitor without a session: how to sign in. */
  gate?: ((seats: string) => ReactNode) | undefined;
}

/** The form in which a company buys seats: how many, the company and the payer, and the way to pay. */
export function BuySeatsForm({
  values,
  isNew = true,
  seatsLabel,
  offerOf,
  terms,
  validate,
  onSubmit,
  gate,
}: BuySeatsFormProps): ReactNode {
  const [seats, setSeats] = useState(values.seats);
  const [payment, setPayment] = useState(values.payment);
  const labels = {
    seats: seatsLabel,
    company_name: 'Company',
    ...ownPayerLabels,
    payment: 'How you pay',
  };
  const form = useForm<BuySeatsValues>({ labels, validate, onSubmit });
  const offer = offerOf(seats);
  if (gate) {
    return (
      <Stack gap={32} data-component="BuySeatsForm">
        <Seats seats={seats} label={seatsLabel} offer={offer} onChange={setSeats} />
        {gate(seats)}
        <CheckList items={terms} />
      </Stack>
    );
  }
  return (
    <Form {...form.props} aria-label="Buy seats">
      <Stack gap={32} data-component="BuySeatsForm">
        <Seats seats={seats} label={seatsLabel} offer={offer} onChange={setSeats} />
        <CheckList items={terms} />
        <FormPart title={isNew ? 'Your company' : 'Who pays'}>
          {isNew && (
            <TextField
              label={labels.company_name}
              name="company_name"
              autoComplete="organization"
              description="Your employees see it in their invitations; invoices and receipts show it too."
              defaultValue={values.company_name}
              isRequired
            />
          )}
          <PayerFields payer={{ ...values, company: '' }} hasCompany={false} />
        </FormPart>
        <FormPart title="Payment">
          <RadioGroup label={labels.payment} name="payment" value={payment} onChange={setPayment} isRequired>
            <Radio
              value="now"
              description="You pay on the next page. With a card, the seats are ready at once; a bank debit takes up to four business days."
            >
              Card or bank debit
            </Radio>
            <Radio
              value="invoice"
              description="You get an invoice with your purchase order number. The seats are ready when we have recorded your check or transfer."
            >
              Invoice
            </Radio>
          </RadioGroup>
        </FormPart>
        <Stack gap={12}>
          {'total' in offer && (
            <Text>
              Total: <strong>{offer.total}</strong>. {offer.price}
            </Text>
          )}
          <div>
            <Button type="submit" size="lg" isPending={form.isPending}>
              {payment === 'invoice' ? 'Order and get the invoice' : 'Order and pay'}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Form>
  );
}

interface SeatsProps {
  seats: string;
  label: string;
  offer: ReturnType<BuySeatsFormProps['offerOf']>;
  onChange: (seats: string) => void;
}

/** The number of seats, and what they cost. Errors are shown on blur, not while typing. */
function Seats({ seats, label, offer, onChange }: SeatsProps): ReactNode {
  const [isLeft, setIsLeft] = useState(false);
  const problem = 'problem' in offer ? offer.problem : undefined;
  return (
    <SeatEstimate
      field={
        <TextField
          label={label}
          name="seats"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          isRequired
          value={seats}
          onChange={(typed) => {
            setIsLeft(false);
            onChange(typed);
          }}
          onBlur={() => setIsLeft(true)}
          errorMessage={isLeft ? problem : undefined}
        />
      }
      headline={'total' in offer ? offer.total : 'How many seats?'}
      detail={
        'total' in offer ? [offer.detail, offer.price, offer.hint].filter(Boolean).join(' ') : offer.problem
      }
      action={problem !== undefined && <Link href="/contact">Contact us</Link>}
    />
  );
}
