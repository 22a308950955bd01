import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `threshold` px; false on the server. */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return isScrolled;
}
