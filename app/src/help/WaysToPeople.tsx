import type { ReactNode } from 'react';
import { WaysToPeople } from '../pages/help/WaysToPeople.tsx';
import { useSession } from '../session/session.ts';
import { useLocalHours } from './useLocalHours.ts';

/** The contact options of the help center, with the business hours in the visitor's time zone. */
export default function LocalWaysToPeople(): ReactNode {
  return <WaysToPeople isSignedIn={Boolean(useSession())} localHours={useLocalHours()} />;
}
