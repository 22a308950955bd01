import { TimeZoneDialog, zoneText } from '@redwhiteandcode/design-system';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import { timeZones } from '@redwhiteandcode/contract/company/time-zones.ts';
import { type ReactNode, useMemo } from 'react';
import { useChange } from '../../parts/admin/useChange.ts';
import { assignmentKeys } from '../../parts/company/changedKeys.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { overviewCopy } from './CompanyOverviewPage.tsx';

/** The time zones of the continental states, Alaska, and Hawaii. */
const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** Returns the time zones to choose from, the usual ones first. One that this browser does not know is among them. */
function zonesOf(current: string) {
  const others = new Set([...timeZones(), current]).difference(new Set(usual));
  return [...usual, ...[...others].toSorted()].map((value) => ({ value, label: zoneText(value) }));
}

export interface ChangeTimeZoneProps {
  company: Company;
  onClose: () => void;
}

/** The dialog that changes a company's time zone. */
export default function ChangeTimeZone({ company, onClose }: ChangeTimeZoneProps): ReactNode {
  const { id: companyId, time_zone } = company;
  const change = useChange(['GET /api/company/{companyId}', ...assignmentKeys]);
  const zones = useMemo(() => zonesOf(time_zone), [time_zone]);
  return (
    <TimeZoneDialog
      timeZone={time_zone}
      zones={zones}
      onSave={(chosen) =>
        change(
          () =>
            callSignedIn('PUT /api/company/{companyId}/time-zone', {
              path: { companyId },
              body: { time_zone: chosen },
            }),
          { done: overviewCopy.timeZoneSaved },
        )
      }
      onClose={onClose}
    />
  );
}
