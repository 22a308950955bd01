import { type ReactNode, useState } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Select } from '../../components/field/Select.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { blockChevron, blockForm } from '../catalog/blocks.css.ts';
import { shortFields } from '../catalog/CourseEditor.css.ts';
import {
  type BankFilter,
  type BankLesson,
  kindName,
  matchingQuestions,
  questionCount,
  type QuestionDraft,
  questionName,
  statusNames,
} from './bankDraft.ts';
import { questionFacts, questionItem, questionList, questionPrompt, questionTrigger } from './bank.css.ts';

interface QuestionBankProps {
  bank: readonly QuestionDraft[];
  lessons: readonly BankLesson[];
  /** The id of the open question. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onAdd: () => void;
  /** Approves these drafts. */
  onApprove: (drafts: readonly QuestionDraft[]) => void;
  idOf: (field: string) => string;
  renderForm: (question: QuestionDraft) => ReactNode;
}

const tones = { draft: 'warning', approved: 'success', withdrawn: 'neutral' } as const;
const noFilter: BankFilter = { text: '', module: '', status: '' };

/** The questions of a bank: a filter, and a list in which one question opens with its form. */
export function QuestionBank({
  bank,
  lessons,
  open,
  onOpen,
  onAdd,
  onApprove,
  idOf,
  renderForm,
}: QuestionBankProps): ReactNode {
  const [filter, setFilter] = useState(noFilter);
  // A question with an open form stays in the list, even if it no longer matches the filter after an edit.
  const matching = new Set(matchingQuestions(bank, filter));
  const shown = bank.filter((question) => matching.has(question) || question.id === open);
  const drafts = shown.filter(({ status }) => status === 'draft');
  const modules = [...new Map(lessons.map((each) => [each.module_number, each.module_title]))];
  const set = (values: Partial<BankFilter>) => setFilter({ ...filter, ...values });
  return (
    <Stack gap={16}>
      <div className={shortFields}>
        <SearchField label="Search the questions" value={filter.text} onChange={(text) => set({ text })} />
        <Select
          label="Module"
          options={[
            { value: '', label: 'All modules' },
            ...modules.map(([number, title]) => ({ value: String(number), label: title })),
          ]}
          value={filter.module}
          onChange={(module) => set({ module })}
        />
        <Select
          label="Status"
          options={[
            { value: '', label: 'All statuses' },
            ...Object.entries(statusNames).map(([value, label]) => ({ value, label })),
          ]}
          value={filter.status}
          onChange={(status) => set({ status })}
        />
      </div>
      <Inline gap={12} justify="between">
        <output>
          {shown.length === bank.length
            ? questionCount(bank.length)
            : `${shown.length} of ${questionCount(bank.length)}`}
        </output>
        <Inline gap={8}>
          {drafts.length > 0 && (
            <Button variant="neutral" size="sm" onPress={() => onApprove(drafts)}>
              {drafts.length === 1 ? 'Approve the draft shown' : `Approve the ${drafts.length} drafts shown`}
            </Button>
          )}
          <Button
            id={idOf('bank')}
            size="sm"
            iconStart={<Icon icon={icons.plus} size="sm" />}
            onPress={() => {
              setFilter(noFilter);
              onAdd();
            }}
          >
            Add a question
          </Button>
        </Inline>
      </Inline>
      {shown.length === 0 && (
        <EmptyState
          title={bank.length === 0 ? 'There are no questions yet' : 'No question matches'}
          description={
            bank.length === 0
              ? 'Add one, or import a file.'
              : 'Try other words, another module, or another status.'
          }
        />
      )}
      <ul className={questionList} aria-label="Questions">
        {shown.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            lesson={lessonName(question, lessons)}
            isOpen={question.id === open}
            formId={idOf(`question-${question.id}`)}
            onToggle={() => onOpen(question.id === open ? undefined : question.id)}
          >
            {question.id === open && renderForm(question)}
          </QuestionItem>
        ))}
      </ul>
    </Stack>
  );
}

function lessonName(question: QuestionDraft, lessons: readonly BankLesson[]): string {
  const lesson = lessons.find(
    ({ module_number, lesson_number }) =>
      module_number === question.module_number && lesson_number === question.lesson_number,
  );
  return lesson ? `${lesson.module_title}: ${lesson.lesson_title}` : 'No lesson of this course';
}

interface QuestionItemProps {
  question: QuestionDraft;
  lesson: string;
  isOpen: boolean;
  formId: string;
  onToggle: () => void;
  children: ReactNode;
}

function QuestionItem({
  question,
  lesson,
  isOpen,
  formId,
  onToggle,
  children,
}: QuestionItemProps): ReactNode {
  return (
    <li className={questionItem}>
      <button
        type="button"
        id={`${formId}-line`}
        className={questionTrigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={onToggle}
      >
        <span className={questionPrompt}>{questionName(question)}</span>
        <span className={questionFacts}>
          <StatusBadge tone={tones[question.status]}>{statusNames[question.status]}</StatusBadge>
          <span>{kindName(question)}</span>
          <span>{lesson}</span>
        </span>
        <span className={blockChevron}>
          <Icon icon={icons.chevronDown} size="sm" />
        </span>
      </button>
      {isOpen && (
        <div id={formId} className={blockForm}>
          {children}
        </div>
      )}
    </li>
  );
}
