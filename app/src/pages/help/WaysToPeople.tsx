import type { ReactNode } from 'react';
import { WaysToPeople } from './WaysToPeoplePanel.tsx';
import { useSession } from '../../shell/session/session.ts';
import { useLocalHours } from '../../parts/help/useLocalHours.ts';

/** The contact options of the help center, with the business hours in the visitor's time zone. */
export default function LocalWaysToPeople(): ReactNode {
  return <WaysToPeople isSignedIn={Boolean(useSession())} localHours={useLocalHours()} />;
}
