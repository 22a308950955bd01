import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { findPlan, formatPrice, type PricingPlan, quote, readSeats, seatRange } from './plans.ts';
import {
  act,
  amount,
  answer,
  badges,
  check,
  estimate,
  feature,
  features,
  frame,
  head,
  heading,
  muted,
  note as noteClass,
  offer,
  plan as planClass,
  plans as plansClass,
  price,
} from './PricingPlans.css.ts';

export interface PricingPlansProps {
  plans: readonly PricingPlan[];
  /** Seats that are asked for at first. @default 25 */
  defaultSeats?: number | undefined;
  /** Below the plans: discounts, taxes. */
  note?: ReactNode;
  /** Level of the plans' names. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** The plans side by side, and a seat number that finds the right one and its price. */
export function PricingPlans({
  plans,
  defaultSeats = 25,
  note,
  headingLevel = 3,
}: PricingPlansProps): ReactNode {
  const [typed, setTyped] = useState(String(defaultSeats));
  const fitting = findPlan(plans, readSeats(typed) ?? 0);
  return (
    <div className={frame} data-component="PricingPlans">
      <div className={estimate}>
        <TextField
          label="Number of employees"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={typed}
          onChange={setTyped}
        />
        <output className={answer}>{quote(plans, typed)}</output>
      </div>
      <ul className={plansClass}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} headingLevel={headingLevel} isFitting={plan === fitting} />
        ))}
      </ul>
      {note && <div className={noteClass}>{note}</div>}
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
  const Heading = `h${headingLevel}` as const;
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
        <div className={head}>
          <Heading id={nameId} className={heading}>
            {plan.name}
          </Heading>
          <p className={muted}>{seatRange(plan)}</p>
        </div>
        <p className={price}>
          <span className={amount}>
            {plan.pricePerSeat === undefined ? 'Custom' : formatPrice(plan.pricePerSeat)}
          </span>{' '}
          <span className={muted}>{plan.pricePerSeat === undefined ? 'pricing' : 'per employee'}</span>
        </p>
        <p className={muted}>{plan.description}</p>
      </div>
      <ul className={features}>
        {plan.features.map((words) => (
          <li key={words} className={feature}>
            <span className={check}>
              <Icon icon={icons.check} />
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
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
