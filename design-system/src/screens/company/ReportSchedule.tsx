import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';

/** How often a company's people get its report by email. */
export type ReportFrequencyName = 'weekly' | 'monthly';

const times: Readonly<Record<ReportFrequencyName, string>> = {
  weekly: 'Every Monday morning',
  monthly: 'On the morning of the first Monday of a month',
};

export interface ReportScheduleProps {
  frequency: ReportFrequencyName;
  /** Changes the frequency; resolves when it is saved or has failed. Omitted if the caller may not. */
  onChange?: ((frequency: ReportFrequencyName) => Promise<unknown>) | undefined;
  /** The page on which people turn their own emails off. */
  preferencesLink: ReactNode;
}

/** When a company's owners and viewers get the report of its training, with the button that changes it. */
export function ReportSchedule({ frequency, onChange, preferencesLink }: ReportScheduleProps): ReactNode {
  const titleId = useId();
  const [isPending, setIsPending] = useState(false);
  const other = frequency === 'weekly' ? 'monthly' : 'weekly';
  const change = async () => {
    setIsPending(true);
    await onChange?.(other);
    setIsPending(false);
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={8}>
        <Heading level={2} size="sm" id={titleId}>
          Reports by email
        </Heading>
        <Text>
          {times[frequency]}, owners, viewers, and the contact of the account get the numbers of your
          company’s training.
        </Text>
        <Text tone="muted">{preferencesLink}</Text>
        {onChange && (
          <div>
            <Button variant="neutral" isPending={isPending} onPress={() => void change()}>
              {other === 'weekly' ? 'Send them weekly' : 'Send them monthly'}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
