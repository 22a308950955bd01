import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CheckList } from '../course/CheckList.tsx';
import { formatPrice, type PricingPlan, quote, type SeatLimits, seatRange } from './plans.ts';
import { SeatEstimate } from './SeatEstimate.tsx';
import {
  act,
  amount,
  badges,
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
  /** The seats up to which prices apply, and from which there is a discount. */
  limits?: SeatLimits | undefined;
  /** Below the plans, such as notes on discounts and taxes. */
  note?: ReactNode;
  /** Returns the link that buys a number of seats, or asks for an offer; undefined if there is no plan for the number. */
  action?: ((seats: number, plan: PricingPlan) => PricingPlan['action']) | undefined;
}

/** The plans side by side, with a field that finds the right plan and price for a number of seats. */
export function PricingPlans({ plans, limits, note, action }: PricingPlansProps): ReactNode {
  const [typed, setTyped] = useState('25');
  const current = quote(plans, typed, limits);
  const link = current.plan && action?.(current.seats, current.plan);
  return (
    <div className={frame} data-component="PricingPlans">
      <SeatEstimate
        field={<SeatsField value={typed} onChange={setTyped} problem={current.problem} />}
        {...current}
        action={
          link && (
            <ButtonLink href={link.href} variant="accent">
              {link.label}
            </ButtonLink>
          )
        }
      />
      <ul className={plansClass}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} isFitting={plan === current.plan} />
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

/** Shows errors on blur, not while typing. It is a text field, so that '1,200' is accepted and letters are reported. */
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

interface PlanProps {
  plan: PricingPlan;
  isFitting: boolean;
}

function Plan({ plan, isFitting }: PlanProps): ReactNode {
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
          <Heading level={3} size="md" id={nameId}>
            {plan.name}
          </Heading>
          <p className={muted}>{seatRange(plan)}</p>
        </Stack>
        <p className={price}>
          <span className={amount}>
            {plan.pricePerSeat === undefined ? 'Custom' : formatPrice(plan.pricePerSeat)}
          </span>{' '}
          <span className={muted}>
            {plan.pricePerSeat === undefined ? 'pricing' : 'per employee for 12 months'}
          </span>
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
