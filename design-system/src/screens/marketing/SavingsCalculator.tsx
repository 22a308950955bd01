import { type ReactNode, useState } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { wholeNumber } from '../../components/text/wholeNumber.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  calculateSavings,
  readNumber,
  readSavingsInput,
  type Savings,
  savingsFields,
  type SavingsInput,
} from './savings.ts';
import {
  action as actionClass,
  amount,
  frame,
  inputs,
  mainAmount,
  mainSum,
  note as noteClass,
  panel,
  results,
  sum,
  sums,
} from './SavingsCalculator.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { useQuiet } from './useQuiet.ts';

export interface SavingsCalculatorProps {
  /** The limit per employee and year, in dollars. */
  cap: number;
  /** The initial values of the fields. */
  defaults: SavingsInput;
  /** Called after each change with the numbers, or with undefined while one is invalid. */
  onChange?: ((input: SavingsInput | undefined) => void) | undefined;
  /** Under the results, such as a link to start. */
  action?: ReactNode;
  /** Below the numbers: the tax disclaimer. */
  note?: ReactNode;
}

type Typed = Record<keyof SavingsInput, string>;

const dollars = (value: number): string => `$${wholeNumber(value)}`;

/** Calculates what training costs an employer after tax. While a field is invalid, there are no results. */
export function SavingsCalculator(props: SavingsCalculatorProps): ReactNode {
  const { cap, defaults, onChange, action, note } = props;
  const [typed, setTyped] = useState<Typed>({
    employees: String(defaults.employees),
    costPerEmployee: String(defaults.costPerEmployee),
    taxRate: String(defaults.taxRate),
  });
  const input = readSavingsInput(typed);
  const change = (name: keyof SavingsInput, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    onChange?.(readSavingsInput(next));
  };
  return (
    <div className={frame} data-component="SavingsCalculator">
      <div className={panel}>
        <div className={inputs}>
          {savingsFields.map((field) => (
            <NumberInput
              key={field.name}
              field={field}
              value={typed[field.name]}
              onChange={(text) => change(field.name, text)}
            />
          ))}
        </div>
        <Results savings={input && calculateSavings(input, cap)} action={action}>
          {input &&
            input.costPerEmployee > cap &&
            `Calculated with ${dollars(cap)}, the yearly limit per employee.`}
        </Results>
      </div>
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}

interface NumberInputProps {
  field: (typeof savingsFields)[number];
  value: string;
  onChange: (text: string) => void;
}

/** Shows errors on blur, not while typing. */
function NumberInput({ field, value, onChange }: NumberInputProps): ReactNode {
  const [isLeft, setIsLeft] = useState(false);
  const isInvalid = readNumber(field, value) === undefined;
  return (
    <TextField
      label={field.label}
      type="number"
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      min={field.min}
      max={field.max}
      step={field.isWhole ? 1 : 'any'}
      value={value}
      onChange={(text) => {
        setIsLeft(false);
        onChange(text);
      }}
      onBlur={() => setIsLeft(true)}
      errorMessage={isLeft && isInvalid ? field.problem : undefined}
    />
  );
}

function Results({
  savings,
  action,
  children,
}: {
  savings: Savings | undefined;
  action: ReactNode;
  children: ReactNode;
}): ReactNode {
  const show = (name: keyof Savings) => (savings ? dollars(savings[name]) : '—');
  const sentence = useQuiet(
    savings
      ? `Tax savings ${show('taxSavings')}, net investment ${show('netInvestment')}.`
      : 'No results: a number is not valid.',
    700,
  );
  return (
    <div className={results} data-theme="dark">
      <dl className={sums}>
        <div className={mainSum}>
          <dt className={smallMuted}>Tax savings</dt>
          <dd className={mainAmount}>{show('taxSavings')}</dd>
        </div>
        <Sum name="Employer investment">{show('investment')}</Sum>
        <Sum name="Net investment after tax">{show('netInvestment')}</Sum>
        <Sum name="Employee cost">{show('employeeCost')}</Sum>
      </dl>
      {children && <p className={smallMuted}>{children}</p>}
      <VisuallyHidden as="output">{sentence}</VisuallyHidden>
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className={sum}>
      <dt className={smallMuted}>{name}</dt>
      <dd className={amount}>{children}</dd>
    </div>
  );
}
