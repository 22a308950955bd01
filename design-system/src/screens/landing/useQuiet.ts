import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds; nothing before it first changed. */
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
