import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '../../../components/tabs/Tabs.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { saveDock } from './CourseEditor.css.ts';
import { type CourseDraft, type DraftProblem, findProblems } from './courseDraft.ts';
import { CourseFields, type EditorPartProps } from './CourseFields.tsx';
import { CurriculumFields } from './CurriculumFields.tsx';
import { LessonsEditor } from './LessonsEditor.tsx';
import { type CourseRevision, RevisionList } from './RevisionList.tsx';
import { SaveAlert, type SaveAnswer } from './SaveAnswer.tsx';
import { SaveBar } from './SaveBar.tsx';

export interface CourseEditorProps {
  /** The course as it is stored; a new key starts the editor anew. */
  course: CourseDraft;
  isPublished: boolean;
  levels: readonly string[];
  tracks: readonly string[];
  /** Stores the draft; `isPublishing` also shows it to learners. The editor is pending until the promise settles. */
  onSave: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveAnswer | undefined>;
  /** The course as learners will see it. */
  renderPreview: (draft: CourseDraft) => ReactNode;
  /** Newest first. */
  revisions: readonly CourseRevision[];
  onRestore: (revision: CourseRevision) => void;
}

interface Removal {
  name: string;
  before: CourseDraft;
}

/** Writes a course: its fields, its curriculum, its lessons; draft or published, with preview and history. */
export function CourseEditor({
  course,
  isPublished,
  levels,
  tracks,
  onSave,
  renderPreview,
  revisions,
  onRestore,
}: CourseEditorProps): ReactNode {
  const prefix = useId();
  const [draft, setDraft] = useState(course);
  const [stored, setStored] = useState(course);
  const [section, setSection] = useState<string>('details');
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [answer, setAnswer] = useState<SaveAnswer>();
  const [removal, setRemoval] = useState<Removal>();
  const [pending, setPending] = useState<'draft' | 'published'>();

  const idOf = (field: string) => `${prefix}-${field}`;
  const change = (values: Partial<CourseDraft>) => {
    setDraft((old) => ({ ...old, ...values }));
    setRemoval(undefined);
  };
  const part: EditorPartProps = {
    draft,
    onChange: change,
    onRemove: (name, values) => {
      change(values);
      setRemoval({ name, before: draft });
    },
    errorOf: (field) => problems.find((one) => one.field === field)?.message,
    idOf,
  };
  const show = (found: DraftProblem) => {
    flushSync(() => setSection(found.section));
    const field = document.getElementById(idOf(found.field));
    field?.focus();
    // Out from under the bar that stays in sight.
    field?.scrollIntoView({ block: 'center' });
  };
  const save = async (isPublishing: boolean) => {
    if (pending) return;
    const found = findProblems(draft, isPublishing);
    setAnswer(undefined);
    flushSync(() => setProblems(found));
    const [first] = found;
    if (first) {
      show(first);
      return;
    }
    setPending(isPublishing ? 'published' : 'draft');
    try {
      const answered = await onSave(draft, isPublishing);
      setAnswer(answered);
      if (!answered) setStored(draft);
    } finally {
      setPending(undefined);
    }
  };

  return (
    <div data-component="CourseEditor">
      <Stack gap={24}>
        <Tabs
          label="Parts of the course"
          selectedKey={section}
          onSelectionChange={setSection}
          items={[
            {
              id: 'details',
              label: 'Details',
              content: <CourseFields {...part} levels={levels} tracks={tracks} />,
            },
            { id: 'curriculum', label: 'Curriculum', content: <CurriculumFields {...part} /> },
            { id: 'lessons', label: 'Lessons', content: <LessonsEditor {...part} /> },
            { id: 'preview', label: 'Preview', content: renderPreview(draft) },
            {
              id: 'history',
              label: 'History',
              content: <RevisionList revisions={revisions} onRestore={onRestore} />,
            },
          ]}
        />
        <div className={saveDock}>
          <SaveAlert answer={answer} problems={problems} onShow={show} />
          <SaveBar
            isPublished={isPublished}
            isSaved={draft === stored}
            removed={removal?.name}
            pending={pending}
            onUndo={() => {
              if (removal) setDraft(removal.before);
              setRemoval(undefined);
            }}
            onSave={(isPublishing) => void save(isPublishing)}
          />
        </div>
      </Stack>
    </div>
  );
}
