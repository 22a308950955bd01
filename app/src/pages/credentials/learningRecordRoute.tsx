import { toast } from '@redwhiteandcode/design-system';
import { businessToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { periodOf, type PeriodValues } from '@redwhiteandcode/contract/credentials/learning-record-rules.ts';
import type { LearningRecordSummary } from '@redwhiteandcode/contract/credentials/learning-records.ts';
import { type ReactNode, useState } from 'react';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';
import { saveDocument } from '../../shell/downloads/saveDocument.ts';
import { useSessionList } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { learningRecordCopy as copy } from '../../parts/credentials/learningRecordCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { LearningRecordPage, type RecordDownloads, type RecordFile } from './LearningRecordPage.tsx';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    path: '/account/learning-record',
    isPrivate: true,
  });

export default function LearningRecordRoute(): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <LearningRecords />
    </RequireSession>
  );
}

function LearningRecords(): ReactNode {
  const { data, error, mutate } = useSessionList('GET /api/learning-records', {});
  const [made, setMade] = useState<LearningRecordSummary>();
  const downloads = useDownloads();
  const today = businessToday();
  const make = async (period: PeriodValues) => {
    try {
      const record = await makeRecord(period);
      setMade(record);
      const isOther = ({ record_number }: LearningRecordSummary) => record_number !== record.record_number;
      void mutate((records = []) => [record, ...records.filter(isOther)], { revalidate: false });
    } catch (failure) {
      setMade(undefined);
      const fields = failure instanceof ApiError ? fieldsOf(failure, ['from', 'to']) : undefined;
      return fields ? { fields } : { form: errorMessageOf(failure) };
    }
  };
  return (
    <LearningRecordPage
      records={data}
      made={made}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      defaultPeriod={{ from: `${yearOf(today)}-01-01`, to: today }}
      onMake={make}
      {...downloads}
    />
  );
}

/** Makes a record of a period, and returns it as the list has it. */
async function makeRecord(period: PeriodValues): Promise<LearningRecordSummary> {
  const { courses, ...record } = await callSignedIn('POST /api/learning-records', { body: periodOf(period) });
  const counted = courses.map(({ title, lessons, result }) => ({
    title,
    lesson_count: lessons.length,
    result,
  }));
  return { ...record, status: 'valid', revoked_at: null, revocation_reason: null, courses: counted };
}

function useDownloads(): RecordDownloads {
  const [pending, setPending] = useState<RecordDownloads['pending']>();
  const download = async (number: string, file: RecordFile) => {
    setPending({ number, file });
    try {
      await saveDocument(
        `GET /api/learning-records/{recordNumber}/${file}`,
        { path: { recordNumber: number } },
        `learning-record-${number}.${file}`,
      );
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setPending(undefined);
    }
  };
  return { pending, onDownload: (number, file) => void download(number, file) };
}
