import { bankColumns, bankCsv } from '@redwhiteandcode/contract/assessment/bank-csv.ts';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { AssessmentEditor, type AssessmentEditorProps, BankTransfer } from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo } from 'react';
import { saveFile } from '../../../shell/downloads/saveFile.ts';
import {
  checkSettings,
  keptIn,
  type KnownAssessment,
  type LessonOfBank,
  questionCheck,
  readinessOf,
  unsupportedIn,
} from './assessmentDraft.ts';
import { readBankFile } from './readBankFile.ts';

export interface AssessmentDraftEditorProps
  extends Omit<
    AssessmentEditorProps,
    'lessons' | 'kept' | 'unsupported' | 'checkQuestion' | 'checkSettings' | 'readinessOf' | 'renderTransfer'
  > {
  courseId: string;
  lessons: readonly LessonOfBank[];
  /** The assessment as it was last saved or read. */
  known: KnownAssessment;
}

/** The editor of an assessment with its rules, and the import and export of its bank; the page loads it later. */
export default function AssessmentDraftEditor({
  courseId,
  lessons,
  known,
  ...editor
}: AssessmentDraftEditorProps): ReactNode {
  const unsupported = useMemo(() => unsupportedIn(known, lessons), [known, lessons]);
  return (
    <AssessmentEditor
      {...editor}
      lessons={lessons}
      checkQuestion={questionCheck(lessons)}
      checkSettings={checkSettings}
      kept={keptIn(known)}
      unsupported={unsupported}
      readinessOf={(draft) => readinessOf(draft, { lessons, known })}
      renderTransfer={(draft, onImport) => (
        <BankTransfer
          columns={bankColumns}
          onRead={(file) => readBankFile(file, draft)}
          onImport={onImport}
          onExport={() => {
            // The byte order mark makes spreadsheets read the file as UTF-8.
            const csv = new Blob(['\uFEFF', bankCsv(draft.bank)], { type: 'text/csv;charset=utf-8' });
            saveFile(csv, `${courseId}-questions-${readerToday()}.csv`);
          }}
        />
      )}
    />
  );
}
