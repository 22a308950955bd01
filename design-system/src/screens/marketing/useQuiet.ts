import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for this many milliseconds; an empty string until it first changes. */
export function useQuiet(value: string, milliseconds: number): string {
  const [first] = useState(value);
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    if (value === first && quiet === '') return;
    const timer = setTimeout(() => setQuiet(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, first, quiet, milliseconds]);
  return quiet;
}
