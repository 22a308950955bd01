import { type ReactNode, useState } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { wholeNumber } from '../../components/text/wholeNumber.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { calculateSavings, type Savings, type SavingsInput } from './calculateSavings.ts';
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
import { readNumber, readSavingsInput, savingsFields } from './savingsFields.ts';
import { useQuiet } from './useQuiet.ts';

export interface SavingsCalculatorProps {
  /** The limit per employee and year, in dollars. */
  cap: number;
  /** The initial values of the fields. */
  defaults: SavingsInput;
  /** Under the results, such as a link to start. */
  action?: ReactNode;
  /** Below the numbers: the tax disclaimer. */
  note?: ReactNode;
}

type Typed = Record<keyof SavingsInput, string>;

const dollars = (value: number): string => `$${wholeNumber(value)}`;

/** Calculates what training costs an employer after tax. While a field is invalid, the last results stay. */
export function SavingsCalculator({ cap, defaults, action, note }: SavingsCalculatorProps): ReactNode {
  const [typed, setTyped] = useState<Typed>({
    employees: String(defaults.employees),
    costPerEmployee: String(defaults.costPerEmployee),
    taxRate: String(defaults.taxRate),
  });
  const [input, setInput] = useState(defaults);
  const change = (name: keyof SavingsInput, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    setInput(readSavingsInput(next) ?? input);
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
        <Results savings={calculateSavings(input, cap)} action={action}>
          {input.costPerEmployee > cap && `Calculated with ${dollars(cap)}, the yearly limit per employee.`}
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
  savings: Savings;
  action: ReactNode;
  children: ReactNode;
}): ReactNode {
  const sentence = useQuiet(
    `Tax savings ${dollars(savings.taxSavings)}, net investment ${dollars(savings.netInvestment)}.`,
    700,
  );
  return (
    <div className={results} data-theme="dark">
      <dl className={sums}>
        <div className={mainSum}>
          <dt className={smallMuted}>Tax savings</dt>
          <dd className={mainAmount}>{dollars(savings.taxSavings)}</dd>
        </div>
        <Sum name="Employer investment">{dollars(savings.investment)}</Sum>
        <Sum name="Net investment after tax">{dollars(savings.netInvestment)}</Sum>
        <Sum name="Employee cost">{dollars(savings.employeeCost)}</Sum>
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
