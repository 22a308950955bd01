import {
  Alert,
  Button,
  Disclosure,
  Form,
  type FormResult,
  Stack,
  Text,
  TextField,
  useForm,
} from '@redwhiteandcode/design-system';
import { toolkitRules } from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import { centsOf } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import type { ReactNode } from 'react';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { ReimbursementPage } from './ReimbursementPage.tsx';
import { Benefit } from '../../parts/reimbursement/Benefit.tsx';
import { declareAssistance } from './toolkitActions.ts';
import { type useCap, useCourseReimbursements } from '../../parts/reimbursement/useToolkits.ts';

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.description, path: '/reimbursement', isPrivate: true });

export default function ReimbursementRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Reimbursement />
    </RequireSession>
  );
}

function Reimbursement(): ReactNode {
  const toolkits = useSessionList('GET /api/reimbursement-toolkits', {});
  const reimbursements = useCourseReimbursements();
  const queries = [toolkits, reimbursements];
  const failed = queries.find((query) => query.error !== undefined && query.data === undefined);
  const { data, error } = useSessionQuery('GET /api/enrollments/waiver', {});
  return (
    <ReimbursementPage
      toolkits={toolkits.data}
      courses={reimbursements.data?.courses}
      error={failed?.error && errorMessageOf(failed.error)}
      notice={<EmailNotice />}
      isParticipant={error ? false : data && data.waiver?.reason === 'liftoff'}
      onRetry={() => queries.forEach(({ mutate }) => void mutate())}
      benefit={<Benefit>{(query) => <OtherAssistance query={query} />}</Benefit>}
    />
  );
}

function OtherAssistance({ query: { data: cap, mutate } }: { query: ReturnType<typeof useCap> }): ReactNode {
  if (!cap) return null;
  return (
    <AssistanceForm
      year={cap.year}
      declaredCents={cap.declared_cents}
      onSave={async (cents) => {
        const result = await declareAssistance(cap, cents);
        if (result.cap) await mutate(result.cap, { revalidate: false });
        return result.errors;
      }}
    />
  );
}

interface AssistanceFormProps {
  year: number;
  /** The declared amount. */
  declaredCents: number;
  /** Saves the amount. Returns the errors of a refused request. */
  onSave: (cents: number) => Promise<FormResult<'amount'>>;
}

const { assistance } = copy;
const labels = { amount: assistance.label };
const amountOf = (typed: string): number => (typed.trim() === '' ? 0 : centsOf(typed));

/** The form for other educational assistance of a calendar year. */
function AssistanceForm({ year, declaredCents, onSave }: AssistanceFormProps): ReactNode {
  const form = useForm<{ amount: string }>({
    labels,
    hasSummary: false,
    validate: ({ amount }) => {
      const message = toolkitRules.otherAssistance(amountOf(amount));
      return message === undefined ? undefined : { amount: message };
    },
    onSubmit: ({ amount }) => onSave(amountOf(amount)),
  });
  return (
    <Disclosure title={assistance.title(year)} headingLevel={2}>
      <Stack gap={16}>
        <Text size="sm">{assistance.text}</Text>
        <Form {...form.props} headingLevel={3}>
          <TextField
            label={labels.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            isRequired={false}
            defaultValue={declaredCents === 0 ? '' : String(declaredCents / 100)}
            onChange={form.onEdit}
          />
          <output>{form.isSaved && <Alert tone="success">{assistance.saved}</Alert>}</output>
          <div>
            <Button type="submit" variant="neutral" isPending={form.isPending}>
              {assistance.save}
            </Button>
          </div>
        </Form>
      </Stack>
    </Disclosure>
  );
}
