import { bankColumns, bankCsv } from '@redwhiteandcode/contract/assessment/bank-csv.ts';
import { mergedBank } from '@redwhiteandcode/contract/assessment/bank-import.ts';
import { readBankCsv } from '@redwhiteandcode/contract/assessment/read-bank-csv.ts';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  type AssessmentDraft,
  AssessmentEditor,
  type AssessmentEditorProps,
  BankTransfer,
  type ReadBank,
} from '@redwhiteandcode/design-system';
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
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';

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

/** Reads a bank from a file, and compares it with the one in the editor. */
async function readFile(file: File, { bank }: AssessmentDraft): Promise<ReadBank> {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const read = readBankCsv(csv, () => crypto.randomUUID());
    return 'problem' in read ? read : mergedBank(bank, read.questions);
  } catch (error) {
    if (error instanceof TypeError) return { problem: copy.encoding };
    throw error;
  }
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
          onRead={(file) => readFile(file, draft)}
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
