import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useQuiet } from '../landing/useQuiet.ts';
import { CheckList } from '../marketing/CheckList.tsx';
import { formatPrice, type PricingPlan, type Quote, quote, type SeatLimits, seatRange } from './plans.ts';
import {
  act,
  amount,
  answer,
  answerDetail,
  answerHeadline,
  badges,
  estimate,
  estimateField,
  features,
  frame,
  offer,
  plan as planClass,
  plans as plansClass,
  price,
} from './PricingPlans.css.ts';
import { muted, smallMuted } from '../../theme/mutedText.css.ts';

export interface PricingPlansProps {
  plans: readonly PricingPlan[];
  /** Seats that are asked for at first. @default 25 */
  defaultSeats?: number | undefined;
  /** Up to how many seats prices are meant, and from how many there is a discount. */
  limits?: SeatLimits | undefined;
  /** Below the plans: discounts, taxes. */
  note?: ReactNode;
  /** Level of the plans' names. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** The plans side by side, and a seat number that finds the right one and its price. */
export function PricingPlans({
  plans,
  defaultSeats = 25,
  limits,
  note,
  headingLevel = 3,
}: PricingPlansProps): ReactNode {
  const [typed, setTyped] = useState(String(defaultSeats));
  const answered = quote(plans, typed, limits);
  return (
    <div className={frame} data-component="PricingPlans">
      <div className={estimate}>
        <div className={estimateField}>
          <SeatsField value={typed} onChange={setTyped} problem={answered.problem} />
        </div>
        <Answer quote={answered} />
      </div>
      <ul className={plansClass}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} headingLevel={headingLevel} isFitting={plan === answered.plan} />
        ))}
      </ul>
      {note && <div className={smallMuted}>{note}</div>}
    </div>
  );
}

interface SeatsFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** Complains when it is left, not while it is typed in. A text field, so that '1,200' can be typed and letters be told. */
function SeatsField({ value, onChange, problem }: SeatsFieldProps): ReactNode {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <TextField
      label="Number of employees"
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      value={value}
      onChange={(text) => {
        setIsLeft(false);
        onChange(text);
      }}
      onBlur={() => setIsLeft(true)}
      errorMessage={isLeft ? problem : undefined}
    />
  );
}

/** The total large, and how it comes about; told once typing pauses. */
function Answer({ quote: { headline, detail } }: { quote: Quote }): ReactNode {
  return (
    <div className={answer} data-theme="dark">
      <p className={answerHeadline}>{headline}</p>
      <p className={answerDetail}>{detail}</p>
      <VisuallyHidden as="output">{useQuiet(`${headline}. ${detail}`, 700)}</VisuallyHidden>
    </div>
  );
}

interface PlanProps {
  plan: PricingPlan;
  headingLevel: 2 | 3;
  isFitting: boolean;
}

function Plan({ plan, headingLevel, isFitting }: PlanProps): ReactNode {
  const nameId = useId();
  return (
    <li
      className={planClass}
      data-popular={plan.isMostPopular || undefined}
      data-fits={isFitting || undefined}
    >
      <div className={offer}>
        <div className={badges}>
          {plan.isMostPopular && <Badge tone="info">Most Popular</Badge>}
          {isFitting && <StatusBadge tone="success">Fits your team</StatusBadge>}
        </div>
        <Stack gap={4}>
          <Heading level={headingLevel} size="md" id={nameId}>
            {plan.name}
          </Heading>
          <p className={muted}>{seatRange(plan)}</p>
        </Stack>
        <p className={price}>
          <span className={amount}>
            {plan.pricePerSeat === undefined ? 'Custom' : formatPrice(plan.pricePerSeat)}
          </span>{' '}
          <span className={muted}>{plan.pricePerSeat === undefined ? 'pricing' : 'per employee'}</span>
        </p>
        <p className={muted}>{plan.description}</p>
      </div>
      <CheckList items={plan.features} className={features} />
      <div className={act}>
        <ButtonLink
          href={plan.action.href}
          variant={plan.isMostPopular ? 'primary' : 'neutral'}
          aria-describedby={nameId}
        >
          {plan.action.label}
        </ButtonLink>
      </div>
    </li>
  );
}
