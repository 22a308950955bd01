import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SanitizedHtml } from '../../components/prose/Prose.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { CourseLevel, CourseTrack } from '../course/course.ts';
import { useStickyRoom } from '../../layout/useStickyRoom.ts';
import { saveDock } from './CourseEditor.css.ts';
import {
  type CourseDraft,
  type DraftProblem,
  type EditorPlace,
  emptyCourse,
  lessonIn,
  openedLesson,
  placeOf,
} from './courseDraft.ts';
import { CourseFields, type EditorPartProps } from './CourseFields.tsx';
import { CurriculumFields } from './CurriculumFields.tsx';
import { focusField } from './focusField.ts';
import { LessonsEditor, type LessonsEditorProps } from './LessonsEditor.tsx';
import { type CourseRevision, RevisionList } from './RevisionList.tsx';
import { SaveAlert, type SaveResult } from './SaveResult.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useUnsavedReport } from './useUnsavedReport.ts';

export interface CourseEditorProps {
  /** The stored course; a new React key resets the editor. */
  course: CourseDraft;
  /** The id of the lesson to open first. @default the details, and the first lesson */
  startsAt?: string | undefined;
  /** Unsaved changes from an earlier visit; the editor starts with them. */
  unsaved?: CourseDraft | undefined;
  isPublished: boolean;
  /** Whether the text was generated: publishing means that the admin has reviewed it and opens the course. @default false */
  awaitsReview?: boolean | undefined;
  levels: readonly CourseLevel[];
  tracks: readonly CourseTrack[];
  /**
   * Checks a draft before it is stored. Returns error messages by path, such as `title` or `modules.0.lessons.2`. A course
   * without published lessons `mayBeEmpty`.
   */
  validate: (
    draft: CourseDraft,
    purpose: { isPublishing: boolean; mayBeEmpty: boolean },
  ) => Readonly<Record<string, string>>;
  /** Returns a note for the author of a title, such as what documents leave out; undefined if there is nothing to say. */
  noteOf?: ((title: string) => string | undefined) | undefined;
  /** Stores the draft; `isPublishing` also shows it to learners. The editor is pending until the promise settles. */
  onSave: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveResult | undefined>;
  /** Renders the course as learners will see it. */
  renderPreview: (draft: CourseDraft) => ReactNode;
  /** Renders a lesson as learners will see it. */
  renderLesson?: LessonsEditorProps['renderLesson'];
  /** The export and import of the course's files: a `CourseTransfer`. */
  transfer?: ReactNode;
  /** Newest first. */
  revisions: readonly CourseRevision[];
  onRestore: (revision: number) => void;
  /** Called with the unsaved draft at the start and after each change; with undefined if everything is saved. */
  onUnsavedChange?: ((unsaved: CourseDraft | undefined) => void) | undefined;
  /** Sanitizes a lesson's HTML, as TrustedHTML where the page requires it; without it the HTML is used unchanged. */
  sanitize?: ((html: string) => SanitizedHtml) | undefined;
  /** How the files of blocks are stored. */
  files: LessonsEditorProps['files'];
  labs: LessonsEditorProps['labs'];
  /** Rewrites what an author pastes into a lesson, before it is sanitized; the editor names what the lesson then lacks. */
  readPasted?: LessonsEditorProps['richText']['readPasted'];
}

interface Removal {
  name: string;
  before: CourseDraft;
  place: EditorPlace;
}

/** Edits a course: its fields, curriculum and lessons. Saves drafts and publishes; shows a preview and the history. */
export function CourseEditor({
  course,
  startsAt,
  unsaved,
  isPublished,
  awaitsReview = false,
  levels,
  tracks,
  validate,
  noteOf = () => undefined,
  onSave,
  renderPreview,
  renderLesson,
  transfer,
  revisions,
  onRestore,
  onUnsavedChange,
  sanitize,
  files,
  labs,
  readPasted,
}: CourseEditorProps): ReactNode {
  const prefix = useId();
  const [draft, setDraft] = useState(unsaved ?? course);
  const [stored, setStored] = useState(course);
  const start = lessonIn(draft, startsAt);
  const [section, setSection] = useState<string>(start ? 'lessons' : 'details');
  const [opened, setOpened] = useState(() => openedLesson(start ?? draft.modules[0]?.lessons[0]));
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [result, setResult] = useState<SaveResult>();
  const [removal, setRemoval] = useState<Removal>();
  const [pending, setPending] = useState<'draft' | 'published'>();
  const [attempted, setAttempted] = useState<'draft' | 'published'>('draft');
  const [savedAs, setSavedAs] = useState<'draft' | 'published'>();
  useUnsavedReport(draft === stored ? undefined : draft, onUnsavedChange);

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
      // The pressed button is removed with its item.
      document.getElementById(idOf('undo'))?.focus();
    },
    errorOf: (field) => problems.find((one) => one.field === field)?.message,
    noteOf,
    idOf,
  };
  const show = (place: EditorPlace, shown = draft) => {
    flushSync(() => {
      setSection(place.section);
      if (place.lesson === undefined) return;
      const { id, blocks } =
        place.lesson === opened.id ? opened : openedLesson(lessonIn(shown, place.lesson));
      setOpened({ id, blocks: [...blocks, ...(place.block === undefined ? [] : [place.block])] });
    });
    focusField(place.field, idOf);
  };
  const save = async (isPublishing: boolean) => {
    if (pending) return;
    const mayBeEmpty = !isPublished || stored.modules.length === 0;
    const errors = Object.entries(validate(draft, { isPublishing, mayBeEmpty }));
    const found = withoutRepetition(errors.map(([path, message]) => ({ ...placeOf(draft, path), message })));
    setResult(undefined);
    flushSync(() => setProblems(found));
    const [first] = found;
    if (first) {
      show(first);
      return;
    }
    const as = isPublishing ? 'published' : 'draft';
    setAttempted(as);
    setPending(as);
    try {
      const failure = await onSave(draft, isPublishing);
      setResult(failure);
      if (failure) return;
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
    show(removal.place, removal.before);
  };
  const stateRef = useRef<HTMLOutputElement>(null);
  const overwrite = () => {
    stateRef.current?.focus();
    result?.conflict?.onOverwrite();
    void save(attempted === 'published');
  };

  const dockRef = useStickyRoom<HTMLDivElement>('end');
  return (
    <div data-component="CourseEditor">
      <Stack gap={24}>
        <Tabs
          label="Course sections"
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
                  opened={opened}
                  onOpen={setOpened}
                  renderLesson={renderLesson}
                  richText={{ sanitize, readPasted }}
                  files={files}
                  labs={labs}
                />
              ),
            },
            { id: 'preview', label: 'Preview', content: renderPreview(draft) },
            {
              id: 'history',
              label: 'History',
              content: <RevisionList revisions={revisions} onRestore={onRestore} />,
            },
            ...(transfer === undefined ? [] : [{ id: 'files', label: 'Files', content: transfer }]),
          ]}
        />
        <div ref={dockRef} className={saveDock}>
          <SaveAlert result={result} problems={problems} onShow={show} onOverwrite={overwrite} />
          <SaveBar
            stateRef={stateRef}
            isPublished={isPublished}
            awaitsReview={awaitsReview}
            isNew={stored === emptyCourse}
            isSaved={draft === stored}
            isLive={
              awaitsReview
                ? false
                : savedAs
                  ? savedAs === 'published'
                  : isPublished && revisions[0]?.is_live !== false
            }
            hasLessons={draft.modules.length > 0}
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

/** Returns the problems without those that say the same about the same field. */
const withoutRepetition = (problems: readonly DraftProblem[]): DraftProblem[] =>
  problems.filter(
    ({ field, message }, at) =>
      problems.findIndex((other) => other.field === field && other.message === message) === at,
  );
