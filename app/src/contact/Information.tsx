import type { ReactNode } from 'react';
import { useLocalHours } from '../help/useLocalHours.ts';
import { Information } from '../pages/contact/Information.tsx';

/** The contact information, with the business hours in the visitor's time zone. */
export default function LocalInformation(): ReactNode {
  return <Information localHours={useLocalHours()} />;
}
