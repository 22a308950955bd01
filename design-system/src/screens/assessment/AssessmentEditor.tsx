import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useStickyRoom } from '../../layout/useStickyRoom.ts';
import { saveDock } from '../catalog/CourseEditor.css.ts';
import { focusField } from '../catalog/focusField.ts';
import { SaveAlert, type SaveResult } from '../catalog/SaveResult.tsx';
import { useUnsavedReport } from '../catalog/useUnsavedReport.ts';
import { AssessmentAlerts } from './AssessmentAlerts.tsx';
import { AssessmentSaveBar } from './AssessmentSaveBar.tsx';
import {
  type AssessmentDraft,
  type BankLesson,
  copyOfQuestion,
  type DraftProblem,
  fieldOf,
  listProblems,
  newQuestion,
  type QuestionDraft,
  questionName,
} from './bankDraft.ts';
import { AssessmentSettings } from './AssessmentSettings.tsx';
import { QuestionBank } from './QuestionBank.tsx';
import { QuestionForm } from './QuestionForm.tsx';

export interface AssessmentEditorProps {
  /** The stored assessment. Another one replaces the draft; a new React key also resets what is open. */
  assessment: AssessmentDraft;
  /** Unsaved changes from an earlier visit; the editor starts with them. */
  unsaved?: AssessmentDraft | undefined;
  /** The lessons that questions can belong to, in the course's order. */
  lessons: readonly BankLesson[];
  /** The ids of the stored questions that learners may have: they cannot be removed. */
  kept: ReadonlySet<string>;
  /** The ids of stored approved questions whose lessons no longer support them. */
  unsupported: ReadonlySet<string>;
  /** Who approved a stored question and when, as text, by its id. */
  approvals: Readonly<Record<string, string>>;
  /** Checks a question: an approved one as learners get it, a draft only as it is stored. Returns messages by path. */
  checkQuestion: (question: QuestionDraft) => Readonly<Record<string, string>>;
  /** Checks the rules and the length of the bank. Returns messages by path, such as `rules.attempts` or `bank`. */
  checkSettings: (draft: AssessmentDraft) => Readonly<Record<string, string>>;
  /** Asks for the reason to withdraw a question that learners may have. `fallbackFocus` takes focus once it is withdrawn. */
  onWithdraw?: ((question: QuestionDraft, fallbackFocus: RefObject<HTMLElement | null>) => void) | undefined;
  /** Returns why learners cannot take the assessment yet; undefined if they can. */
  readinessOf: (draft: AssessmentDraft) => string | undefined;
  /** Stores the draft. The editor is pending until the promise settles. */
  onSave: (draft: AssessmentDraft) => Promise<SaveResult<AssessmentDraft> | undefined>;
  /** Called with the unsaved draft at the start and after each change; with undefined if everything is saved. */
  onUnsavedChange?: ((unsaved: AssessmentDraft | undefined) => void) | undefined;
  /** Renders the import and export of the bank; `onImport` replaces the questions. */
  renderTransfer: (draft: AssessmentDraft, onImport: (bank: readonly QuestionDraft[]) => void) => ReactNode;
  /** Renders an attempt at the stored assessment. */
  renderPreview: (isSaved: boolean) => ReactNode;
}

/** A removed question, or part of one, that can be restored. */
interface Removal {
  name: string;
  before: AssessmentDraft;
  /** Where the restored part is shown. */
  place: Pick<DraftProblem, 'field' | 'question'>;
}

/** Edits the assessment of a course: its questions with their approval, its rules, and its files; shows a preview. */
export function AssessmentEditor({
  assessment,
  unsaved,
  lessons,
  kept,
  unsupported,
  approvals,
  checkQuestion,
  checkSettings,
  readinessOf,
  onSave,
  onUnsavedChange,
  renderTransfer,
  renderPreview,
  onWithdraw,
}: AssessmentEditorProps): ReactNode {
  const prefix = useId();
  const [draft, setDraft] = useState(unsaved ?? assessment);
  const [stored, setStored] = useState(assessment);
  const [section, setSection] = useState('questions');
  const [open, setOpen] = useState<string>();
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [result, setResult] = useState<SaveResult<AssessmentDraft>>();
  const [removal, setRemoval] = useState<Removal>();
  const [note, setNote] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [shown, setShown] = useState(assessment);
  if (shown !== assessment) {
    setShown(assessment);
    setStored(assessment);
    setDraft(assessment);
    setResult(undefined);
  }
  const stateRef = useRef<HTMLOutputElement>(null);
  const dockRef = useStickyRoom<HTMLDivElement>('end');
  const isSaved = draft === stored;
  useUnsavedReport(isSaved ? undefined : draft, onUnsavedChange);

  const idOf = (field: string) => `${prefix}-${field}`;
  const field = (path: string) => ({
    id: idOf(path),
    errorMessage: problems.find((one) => one.field === path)?.message,
  });
  const change = (values: Partial<AssessmentDraft>) => {
    setDraft((old) => ({ ...old, ...values }));
    setRemoval(undefined);
    setNote(undefined);
  };
  const changed = (id: string, values: Partial<QuestionDraft>): AssessmentDraft['bank'] =>
    draft.bank.map((question) =>
      question.id === id ? { ...question, status: 'draft', ...values } : question,
    );
  const show = ({ field: path, question }: Pick<DraftProblem, 'field' | 'question'>) => {
    flushSync(() => {
      setSection(path.startsWith('rules') ? 'settings' : 'questions');
      if (question !== undefined) setOpen(question);
    });
    focusField(path, idOf);
  };
  const remove = (name: string, bank: AssessmentDraft['bank'], place: Removal['place']) => {
    flushSync(() => {
      change({ bank });
      setRemoval({ name, before: draft, place });
    });
    // The pressed button is removed with its question or its part.
    document.getElementById(idOf('undo'))?.focus();
  };
  const insert = (question: QuestionDraft, after?: string) => {
    const at = draft.bank.findIndex(({ id }) => id === after);
    const bank = draft.bank.toSpliced(at < 0 ? draft.bank.length : at + 1, 0, question);
    flushSync(() => change({ bank }));
    show({ field: fieldOf(question.id, 'prompt'), question: question.id });
  };
  const add = () =>
    insert(newQuestion(draft.bank.at(-1) ?? lessons[0] ?? { module_number: 1, lesson_number: 1 }));
  const problemsOf = (question: QuestionDraft) => listProblems(question, checkQuestion(question));
  /** Shows what is wrong, first the first problem. Returns whether there is any. */
  const report = (found: readonly DraftProblem[]): boolean => {
    setResult(undefined);
    flushSync(() => setProblems(found));
    if (found[0]) show(found[0]);
    return found.length > 0;
  };
  const approve = (drafts: readonly QuestionDraft[]) => {
    const approved = drafts.map((question): QuestionDraft => ({ ...question, status: 'approved' }));
    const found = approved.flatMap(problemsOf);
    const bad = new Set(found.map(({ question }) => question));
    const good = new Map(approved.flatMap((each) => (bad.has(each.id) ? [] : [[each.id, each] as const])));
    flushSync(() => {
      if (good.size > 0) change({ bank: draft.bank.map((each) => good.get(each.id) ?? each) });
      setNote(`Approved ${good.size} of ${drafts.length}. Save to record the approval.`);
    });
    // The pressed button is removed with the last draft.
    if (!report(found)) stateRef.current?.focus();
  };
  const stopAsking = ({ id }: QuestionDraft) => {
    flushSync(() => {
      change({ bank: changed(id, {}) });
      setNote('The question is a draft. Save to stop asking it.');
    });
    // The pressed button is removed with the approval.
    stateRef.current?.focus();
  };
  const save = async (saved = draft) => {
    if (isPending) return;
    const unchanged = new Set(stored.bank);
    const settings = Object.entries(checkSettings(saved)).map(([path, message]) => ({
      field: path,
      message,
    }));
    const questions = saved.bank.filter((question) => !unchanged.has(question)).flatMap(problemsOf);
    if (report([...settings, ...questions])) return;
    setIsPending(true);
    try {
      const failure = await onSave(saved);
      setResult(failure);
      if (failure) return;
      setStored(saved);
      setNote(undefined);
      setRemoval(undefined);
    } finally {
      setIsPending(false);
    }
  };
  const undo = () => {
    if (!removal) return;
    flushSync(() => {
      setDraft(removal.before);
      setRemoval(undefined);
    });
    show(removal.place);
  };
  const overwrite = () => {
    stateRef.current?.focus();
    const overwriting = result?.conflict?.onOverwrite(draft) ?? draft;
    setDraft(overwriting);
    void save(overwriting);
  };
  const approvalOf = (question: QuestionDraft): string | undefined => {
    if (question.status !== 'approved') return undefined;
    return stored.bank.includes(question) ? approvals[question.id] : 'You approve it when you save.';
  };
  const readiness = readinessOf(draft);
  return (
    <div data-component="AssessmentEditor">
      <Stack gap={24}>
        <AssessmentAlerts
          readiness={readiness}
          isClosing={!isSaved && readinessOf(stored) === undefined}
          unsupported={draft.bank.filter((one) => unsupported.has(one.id) && stored.bank.includes(one))}
          onShow={(question) => report(problemsOf(question))}
        />
        <Tabs
          label="Assessment sections"
          selectedKey={section}
          onSelectionChange={setSection}
          items={[
            {
              id: 'questions',
              label: 'Questions',
              content: (
                <QuestionBank
                  bank={draft.bank}
                  lessons={lessons}
                  open={open}
                  onOpen={setOpen}
                  onAdd={add}
                  onApprove={approve}
                  idOf={idOf}
                  renderForm={(question) => (
                    <QuestionForm
                      question={question}
                      lessons={lessons}
                      approval={approvalOf(question)}
                      onChange={(values) => change({ bank: changed(question.id, values) })}
                      onRemovePart={(name, values, path) =>
                        remove(name, changed(question.id, values), {
                          field: fieldOf(question.id, path),
                          question: question.id,
                        })
                      }
                      field={(path) => field(fieldOf(question.id, path))}
                      onApprove={() => approve([question])}
                      onDuplicate={() => insert(copyOfQuestion(question), question.id)}
                      isKept={kept.has(question.id)}
                      onStopAsking={() => stopAsking(question)}
                      onWithdraw={isSaved && onWithdraw ? () => onWithdraw(question, stateRef) : undefined}
                      onRemove={() =>
                        remove(
                          `“${questionName(question)}”`,
                          draft.bank.filter(({ id }) => id !== question.id),
                          { field: fieldOf(question.id, 'prompt'), question: question.id },
                        )
                      }
                    />
                  )}
                />
              ),
            },
            {
              id: 'settings',
              label: 'Settings',
              content: <AssessmentSettings draft={draft} onChange={change} field={field} />,
            },
            {
              id: 'transfer',
              label: 'Import and export',
              content: renderTransfer(draft, (bank) => change({ bank })),
            },
            { id: 'preview', label: 'Preview', content: renderPreview(isSaved) },
          ]}
        />
        <div ref={dockRef} className={saveDock}>
          <SaveAlert
            record="assessment"
            result={result}
            problems={problems}
            onShow={show}
            onOverwrite={overwrite}
          />
          <AssessmentSaveBar
            note={removal ? `Removed ${removal.name}.` : note}
            isSaved={isSaved}
            isPending={isPending}
            onUndo={removal && undo}
            undoId={idOf('undo')}
            stateRef={stateRef}
            onSave={() => void save()}
          />
        </div>
      </Stack>
    </div>
  );
}
