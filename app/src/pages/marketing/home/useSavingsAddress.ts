import { readSavingsOr, type SavingsInput, toast } from '@redwhiteandcode/design-system';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../shell/frame/copyText.ts';
import { useHydrated } from '../../../shell/hydration/useHydrated.ts';
import { useIsLeaving } from '../../../shell/frame/useIsLeaving.ts';
import { calculatorLink as copy } from './homeSectionsCopy.ts';

/** Returns the calculator's numbers in the query of an address. A missing or invalid one is the default. */
function readSavingsQuery(query: string, defaults: SavingsInput): SavingsInput {
  const values = new URLSearchParams(query);
  const typed = {
    employees: values.get('employees'),
    costPerEmployee: values.get('cost'),
    taxRate: values.get('rate'),
  };
  return readSavingsOr(typed, defaults);
}

/** Returns the path that opens the calculator with these numbers. */
const savingsPath = ({ employees, costPerEmployee, taxRate }: SavingsInput): string =>
  `/?employees=${employees}&cost=${costPerEmployee}&rate=${taxRate}#calculator`;

/** Browsers limit how often a page may change its address. */
const writeDelay = 500;

/** The calculator's numbers in the address. */
export interface SavingsAddress {
  /** The numbers at first: those of the address, or the defaults before hydration. */
  initial: SavingsInput;
  /** Writes changed numbers into the address when typing pauses, without a navigation. */
  onChange: (input: SavingsInput | undefined) => void;
  /** Copies the link to the current numbers; undefined while one is invalid. */
  copyLink: (() => void) | undefined;
}

/** Keeps the calculator's numbers in the address, so that a result can be shared. */
export function useSavingsAddress(defaults: SavingsInput): SavingsAddress {
  const isHydrated = useHydrated();
  const isLeaving = useIsLeaving();
  const [query] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  const initial = isHydrated ? readSavingsQuery(query, defaults) : defaults;
  const [changed, setChanged] = useState<{ input: SavingsInput | undefined }>();
  const current = changed ? changed.input : initial;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onChange = (input: SavingsInput | undefined) => {
    setChanged({ input });
    clearTimeout(timer.current);
    if (!input) return;
    timer.current = setTimeout(() => {
      if (!isLeaving()) history.replaceState(history.state, '', savingsPath(input));
    }, writeDelay);
  };
  const copyLink = async (input: SavingsInput) => {
    const url = new URL(savingsPath(input), location.href).href;
    const isCopied = await copyText(url);
    toast(
      isCopied
        ? { title: copy.copied, tone: 'success' }
        : { title: copy.notCopied, description: url, tone: 'warning' },
    );
  };
  return { initial, onChange, copyLink: current && (() => void copyLink(current)) };
}
