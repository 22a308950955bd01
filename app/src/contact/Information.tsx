import type { ReactNode } from 'react';
import { useLocalHours } from '../help/useLocalHours.ts';
import { Information } from '../pages/contact/Information.tsx';

/** How to reach the company, with the business hours on the visitor's clock. */
export default function LocalInformation(): ReactNode {
  return <Information localHours={useLocalHours()} />;
}
