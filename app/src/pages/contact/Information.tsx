import type { ReactNode } from 'react';
import { useLocalHours } from '../../parts/help/useLocalHours.ts';
import { Information } from './InformationPanel.tsx';

/** The contact information, with the business hours in the visitor's time zone. */
export default function LocalInformation(): ReactNode {
  return <Information localHours={useLocalHours()} />;
}
