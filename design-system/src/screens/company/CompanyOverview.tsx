import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { statValue } from '../../components/card/Card.css.ts';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatDate } from '../../components/date/date.ts';
import { AccountStatusBadge, type CompanyAccountStatus } from '../corporate/CorporateAccountsTable.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

export interface CompanyOverviewProps {
  seatsUsed: number;
  seatsPurchased: number;
  status: CompanyAccountStatus;
  /** The day or time at which the account was created. */
  created: string;
  /** The signed-in person's role in the company. */
  role: CompanyRole;
  /** The end of the seats' term in a sentence; absent without a term. */
  term?: ReactNode;
  /** The IANA name of the time zone in which the company's days end. */
  timeZone: string;
  /** Opens the dialog that changes the time zone; undefined if the caller may not. */
  onChangeTimeZone?: (() => void) | undefined;
}

/** A company's seats as a figure and a bar, and the facts of its account. */
export function CompanyOverview({
  seatsUsed,
  seatsPurchased,
  status,
  created,
  role,
  timeZone,
  onChangeTimeZone,
  term,
}: CompanyOverviewProps): ReactNode {
  return (
    <Stack gap={16}>
      <SeatUse used={seatsUsed} purchased={seatsPurchased} />
      <Card>
        <Stack gap={16}>
          <RecordFacts
            items={[
              ['Status', <AccountStatusBadge key="status" status={status} />],
              ['Your role', companyRoleLabels[role]],
              ['Seats end', term ?? null],
              ['Created', formatDate(created)],
              ['Time zone', zoneText(timeZone)],
            ]}
          />
          {onChangeTimeZone && (
            <Inline>
              <Button variant="neutral" size="sm" onPress={onChangeTimeZone}>
                Change time zone
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

/** Returns the name of a time zone as people read it: 'America/New York'. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** Returns how many seats are free: '13 seats are free'. */
function freeSeats(free: number): string {
  if (free <= 0) return 'All seats are in use';
  return free === 1 ? '1 seat is free' : `${free.toLocaleString('en-US')} seats are free`;
}

function SeatUse({ used, purchased }: { used: number; purchased: number }): ReactNode {
  const titleId = useId();
  const [inUse, bought] = [used, purchased].map((count) => count.toLocaleString('en-US'));
  const figure = `${inUse} of ${bought}`;
  return (
    <Card as="section" aria-labelledby={titleId} isRaised>
      <Stack gap={8}>
        <Heading level={2} size="sm" id={titleId}>
          Seats in use
        </Heading>
        <p className={statValue}>{figure}</p>
        <ProgressBar
          label="Seats in use"
          value={purchased === 0 ? 0 : (used / purchased) * 100}
          valueLabel={figure}
          isLabelHidden
          isValueShown={false}
        />
        <Text tone="muted">{purchased === 0 ? 'No seats yet' : freeSeats(purchased - used)}</Text>
      </Stack>
    </Card>
  );
}
