import {
  Alert,
  Button,
  ButtonLink,
  Card,
  CodeText,
  Disclosure,
  ErrorState,
  Form,
  Heading,
  Icon,
  icons,
  Inline,
  Section,
  Skeleton,
  Stack,
  type SubmitForm,
  Text,
  TextField,
  useForm,
} from '@redwhiteandcode/design-system';
import { longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import {
  checkPeriod,
  type PeriodValues,
} from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { type ReactNode, useId } from 'react';
import { learningRecordCopy as copy } from '../../parts/credentials/learningRecordCopy.ts';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { Part } from '../../shell/frame/Part.tsx';

/** A file of a learning record: the document, or the signed credential. */
export type RecordFile = 'pdf' | 'json';

export interface RecordDownloads {
  /** The number and the file that is being downloaded. */
  pending?: { number: string; file: RecordFile } | undefined;
  onDownload: (number: string, file: RecordFile) => void;
}

export interface LearningRecordPageProps extends RecordDownloads {
  /** The learner's records, newest first; undefined while they are loading. */
  records: readonly LearningRecordSummary[] | undefined;
  /** The record that was just made. */
  made?: LearningRecordSummary | undefined;
  /** Why the records could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  /** The period that the form starts with. */
  defaultPeriod: PeriodValues;
  /** Makes a record. Returns the errors of a refused request. */
  onMake: SubmitForm<PeriodValues>;
}

/** The page of a learner's learning records: makes one for a period, and lists the earlier ones. */
export function LearningRecordPage(props: LearningRecordPageProps): ReactNode {
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.lead} />
        <Part id="make-record" title={copy.makeTitle} text={copy.makeText}>
          <PeriodForm {...props} />
        </Part>
        <EarlierRecords {...props} />
        <Disclosure title={copy.undatedTitle} headingLevel={2}>
          {copy.undatedText}
        </Disclosure>
      </Stack>
    </Section>
  );
}

const labels = { from: copy.from, to: copy.to };

function PeriodForm({ defaultPeriod, made, onMake, ...downloads }: LearningRecordPageProps): ReactNode {
  const form = useForm<PeriodValues>({ labels, hasSummary: false, validate: checkPeriod, onSubmit: onMake });
  return (
    <Form {...form.props} headingLevel={3}>
      <TextField label={labels.from} name="from" type="date" defaultValue={defaultPeriod.from} isRequired />
      <TextField label={labels.to} name="to" type="date" defaultValue={defaultPeriod.to} isRequired />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {copy.make}
        </Button>
      </div>
      <output>
        {made && (
          <Alert tone="success" title={copy.ready}>
            <RecordFacts record={made} />
          </Alert>
        )}
      </output>
      {made && <RecordActions record={made} {...downloads} />}
    </Form>
  );
}

function EarlierRecords({ records, made, error, onRetry, ...downloads }: LearningRecordPageProps): ReactNode {
  const titleId = useId();
  if (!records && error !== undefined) {
    return <ErrorState title={copy.failure} description={error} onRetry={onRetry} />;
  }
  if (!records) return <Skeleton shape="block" height="10rem" />;
  const earlier = records.filter(({ record_number }) => record_number !== made?.record_number);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2} id={titleId}>
            {copy.earlier}
          </Heading>
          <Text tone="muted">{copy.earlierText}</Text>
        </Stack>
        {earlier.map((record) => (
          <EarlierRecord key={record.record_number} record={record} {...downloads} />
        ))}
      </Stack>
    </section>
  );
}

interface RecordProps extends RecordDownloads {
  record: LearningRecordSummary;
}

function EarlierRecord(props: RecordProps): ReactNode {
  const titleId = useId();
  const { from, to, status, revocation_reason } = props.record;
  const isRevoked = status === 'revoked';
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={3} size="sm" id={titleId}>
            {copy.period(longDay(from), longDay(to))}
          </Heading>
          <RecordFacts record={props.record} />
          {isRevoked && (
            <Text>
              {copy.revoked} {revocation_reason}
            </Text>
          )}
        </Stack>
        <RecordActions {...props} titleId={titleId} />
      </Stack>
    </Card>
  );
}

function RecordFacts({ record: { courses, record_number } }: Pick<RecordProps, 'record'>): ReactNode {
  return (
    <>
      {copy.contents(courses)}: {courses.map(({ title }) => title).join(', ')}.{' '}
      <CodeText>{record_number}</CodeText>
    </>
  );
}

const files = [
  ['pdf', copy.pdf],
  ['json', copy.json],
] as const;

function RecordActions({
  record: { record_number: number, status },
  pending,
  onDownload,
  titleId,
}: RecordProps & { titleId?: string }): ReactNode {
  return (
    <Inline gap={12}>
      {(status === 'valid' ? files : []).map(([file, label]) => (
        <Button
          key={file}
          variant="neutral"
          iconStart={<Icon icon={icons.download} size="sm" />}
          isPending={pending?.number === number && pending.file === file}
          onPress={() => onDownload(number, file)}
          aria-describedby={titleId}
        >
          {label}
        </Button>
      ))}
      <ButtonLink href={verifyPath(number)} variant="quiet" aria-describedby={titleId}>
        {copy.verify}
      </ButtonLink>
    </Inline>
  );
}
