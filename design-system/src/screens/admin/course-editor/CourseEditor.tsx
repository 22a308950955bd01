import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SanitizedHtml } from '../../../components/prose/Prose.tsx';
import { Tabs } from '../../../components/tabs/Tabs.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import type { CourseLevel, CourseTrack } from '../../course/course.ts';
import { saveDock } from './CourseEditor.css.ts';
import {
  type CheckDraft,
  type CourseDraft,
  type DraftProblem,
  type EditorPlace,
  placeOf,
} from './courseDraft.ts';
import { CourseFields, type EditorPartProps } from './CourseFields.tsx';
import { CurriculumFields } from './CurriculumFields.tsx';
import { LessonsEditor } from './LessonsEditor.tsx';
import { type CourseRevision, RevisionList } from './RevisionList.tsx';
import { SaveAlert, type SaveResult } from './SaveResult.tsx';
import { SaveBar } from './SaveBar.tsx';

export interface CourseEditorProps {
  /** The course as it is stored; a new key starts the editor anew. */
  course: CourseDraft;
  /** What was written of it before and is not stored; the editor begins with it, as unsaved changes. */
  unsaved?: CourseDraft | undefined;
  isPublished: boolean;
  levels: readonly CourseLevel[];
  tracks: readonly CourseTrack[];
  /** Checks a draft before it is stored. */
  validate: CheckDraft;
  /** Stores the draft; `isPublishing` also shows it to learners. The editor is pending until the promise settles. */
  onSave: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveResult | undefined>;
  /** The course as learners will see it. */
  renderPreview: (draft: CourseDraft) => ReactNode;
  /** Newest first. */
  revisions: readonly CourseRevision[];
  onRestore: (revision: CourseRevision) => void;
  /** What is not stored, at first and whenever it changes; undefined where nothing is. */
  onUnsavedChange?: ((unsaved: CourseDraft | undefined) => void) | undefined;
  /** Makes a lesson's HTML safe, as TrustedHTML where the page demands it; without it the draft's is taken as it is. */
  sanitize?: ((html: string) => SanitizedHtml) | undefined;
}

interface Removal {
  name: string;
  before: CourseDraft;
  place: EditorPlace;
}

/** Writes a course: its fields, its curriculum, its lessons; draft or published, with preview and history. */
export function CourseEditor({
  course,
  unsaved,
  isPublished,
  levels,
  tracks,
  validate,
  onSave,
  renderPreview,
  revisions,
  onRestore,
  onUnsavedChange,
  sanitize,
}: CourseEditorProps): ReactNode {
  const prefix = useId();
  const [draft, setDraft] = useState(unsaved ?? course);
  const [stored, setStored] = useState(course);
  const [section, setSection] = useState<string>('details');
  const [openLesson, setOpenLesson] = useState(draft.modules[0]?.lessons[0]?.id);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [answer, setAnswer] = useState<SaveResult>();
  const [removal, setRemoval] = useState<Removal>();
  const [pending, setPending] = useState<'draft' | 'published'>();
  const [tried, setTried] = useState<'draft' | 'published'>('draft');
  const [savedAs, setSavedAs] = useState<'draft' | 'published'>();
  useUnsaved(draft === stored ? undefined : draft, onUnsavedChange);

  const idOf = (field: string) => `${prefix}-${field}`;
  const change = (values: Partial<CourseDraft>) => {
    setDraft((old) => ({ ...old, ...values }));
    setRemoval(undefined);
  };
  const part: EditorPartProps = {
    draft,
    onChange: change,
    onRemove: (name, values, place) => {
      flushSync(() => {
        change(values);
        setRemoval({ name, before: draft, place });
      });
      // What was pressed has gone with its item.
      document.getElementById(idOf('undo'))?.focus();
    },
    errorOf: (field) => problems.find((one) => one.field === field)?.message,
    idOf,
  };
  const show = (place: EditorPlace) => {
    flushSync(() => {
      setSection(place.section);
      if (place.lesson !== undefined) setOpenLesson(place.lesson);
    });
    const field = document.getElementById(idOf(place.field));
    field?.focus();
    // Out from under the bar that stays in sight.
    field?.scrollIntoView({ block: 'center' });
  };
  const save = async (isPublishing: boolean) => {
    if (pending) return;
    const mayBeEmpty = isPublished && stored.modules.length === 0;
    const wrong = Object.entries(validate(draft, { isPublishing, mayBeEmpty }));
    const found = wrong.map(([path, message]) => ({ ...placeOf(draft, path), message }));
    setAnswer(undefined);
    flushSync(() => setProblems(found));
    const [first] = found;
    if (first) {
      show(first);
      return;
    }
    const as = isPublishing ? 'published' : 'draft';
    setTried(as);
    setPending(as);
    try {
      const answered = await onSave(draft, isPublishing);
      setAnswer(answered);
      if (answered) return;
      setStored(draft);
      setSavedAs(as);
    } finally {
      setPending(undefined);
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
    answer?.conflict?.onOverwrite();
    void save(tried === 'published');
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
            {
              id: 'lessons',
              label: 'Lessons',
              content: (
                <LessonsEditor
                  {...part}
                  openLesson={openLesson}
                  onOpenLesson={setOpenLesson}
                  sanitize={sanitize}
                />
              ),
            },
            { id: 'preview', label: 'Preview', content: renderPreview(draft) },
            {
              id: 'history',
              label: 'History',
              content: <RevisionList revisions={revisions} onRestore={onRestore} />,
            },
          ]}
        />
        <div className={saveDock}>
          <SaveAlert answer={answer} problems={problems} onShow={show} onOverwrite={overwrite} />
          <SaveBar
            isPublished={isPublished}
            isSaved={draft === stored}
            savedAs={savedAs}
            removed={removal?.name}
            pending={pending}
            undoId={idOf('undo')}
            onUndo={undo}
            onSave={(isPublishing) => void save(isPublishing)}
          />
        </div>
      </Stack>
    </div>
  );
}

/** Tells what is unsaved; an editor that goes leaves it at that. */
function useUnsaved(unsaved: CourseDraft | undefined, onChange: CourseEditorProps['onUnsavedChange']): void {
  const tell = useEffectEvent((written: CourseDraft | undefined) => onChange?.(written));
  useEffect(() => tell(unsaved), [unsaved]);
}
