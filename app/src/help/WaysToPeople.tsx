import type { ReactNode } from 'react';
import { WaysToPeople } from '../pages/help/WaysToPeople.tsx';
import { useLocalHours } from './useLocalHours.ts';

/** The ways to people, with the business hours on the visitor's clock. */
export default function LocalWaysToPeople(): ReactNode {
  return <WaysToPeople localHours={useLocalHours()} />;
}
