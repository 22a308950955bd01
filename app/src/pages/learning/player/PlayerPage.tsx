import {
  Alert,
  CodeText,
  CourseOutline,
  LessonView,
  Link,
  type OutlineModule,
} from '@redwhiteandcode/design-system';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { ShortcutsDialog } from './dialogs.ts';
import { lessonOrigin } from '../../../parts/learning/lessonOrigin.tsx';
import {
  completionHref,
  lessonAt,
  lessonHref,
  lessonKey,
  type PlacedLesson,
} from '../../../parts/learning/lessons.ts';
import { besideLesson, columns, keyHint, page, stage, withOutline } from './player.css.ts';
import { PlayerHead } from './PlayerHead.tsx';
import { type PlayerCommand, usePlayerKeys } from './usePlayerKeys.ts';
import { useOutline } from './useOutline.ts';

export interface PlayerPageProps {
  courseId: string;
  courseTitle: string;
  lessons: readonly PlacedLesson[];
  lesson: PlacedLesson;
  /** The lesson's blocks. */
  content: ReactNode;
  isCompleted: (lesson: PlacedLesson) => boolean;
  onCompletedChange: (lesson: PlacedLesson, isCompleted: boolean) => void;
  /** Opens another lesson after a key press. */
  onOpen: (lesson: PlacedLesson) => void;
  certificateNumber: string | null;
  /** Whether the course is completed; without a certificate, it must be paid for first. */
  isCourseCompleted: boolean;
  /** The address of the course's assessment, if it has one. */
  assessmentHref?: string | undefined;
  /** A note above the lesson, such as that completing it ends the refund. */
  note?: ReactNode;
}

/** The player: the header, the outline and the lesson. */
export function PlayerPage(props: PlayerPageProps): ReactNode {
  const { courseId, courseTitle, lessons, lesson, isCompleted, onCompletedChange, onOpen } = props;
  const { previous, next } = lessonAt(lessons, lesson) ?? {};
  const { side, drawer, toggle } = useOutline();
  const [isHelpOpen, setIsHelpOpen] = useState<boolean>();
  const run: Record<PlayerCommand, () => void> = {
    previous: () => previous && onOpen(previous),
    next: () => next && onOpen(next),
    tick: () => onCompletedChange(lesson, !isCompleted(lesson)),
    outline: toggle,
    help: () => setIsHelpOpen(true),
  };
  const [areKeysOn, setAreKeysOn] = usePlayerKeys((command) => run[command]());
  const outline = {
    modules: outlineOf(lessons, isCompleted),
    current: lesson,
    lessonHref: (module: { module_number: number }, to: { lesson_number: number }) =>
      lessonHref(courseId, { module_number: module.module_number, lesson_number: to.lesson_number }),
  };

  return (
    <div className={page}>
      <PlayerHead
        courseId={courseId}
        courseTitle={courseTitle}
        completed={lessons.filter(isCompleted).length}
        total={lessons.length}
        outline={{ ...outline, courseTitle, isOpen: drawer.isOpen, onOpenChange: drawer.setIsOpen }}
        side={side}
        isDrawerLoaded={drawer.isLoaded}
        onHelp={run.help}
      />
      <div className={side.isOpen ? `${columns} ${withOutline}` : columns}>
        <SideOutline {...outline} {...side} />
        <Stage {...props} previous={previous} next={next} areKeysOn={areKeysOn} />
      </div>
      {isHelpOpen !== undefined && (
        <Suspense fallback={null}>
          <ShortcutsDialog
            isOpen={isHelpOpen}
            onOpenChange={setIsHelpOpen}
            isEnabled={areKeysOn}
            onEnabledChange={setAreKeysOn}
          />
        </Suspense>
      )}
    </div>
  );
}

interface StageProps extends PlayerPageProps {
  previous: PlacedLesson | undefined;
  next: PlacedLesson | undefined;
  areKeysOn: boolean;
}

/** The lesson, below the notice that the course is completed. */
function Stage(props: StageProps): ReactNode {
  const { courseId, lessons, lesson, content, isCompleted, onCompletedChange, certificateNumber } = props;
  const { previous, next, areKeysOn, note, isCourseCompleted } = props;
  const left = lessons.filter((one) => !isCompleted(one));
  const isLast = !isCourseCompleted && left.length === 1 && !isCompleted(lesson);
  return (
    <div className={stage}>
      {certificateNumber !== null && (
        <Alert tone="success" title={copy.completedTitle} live="status">
          {copy.completedText}{' '}
          <Link href={verifyPath(certificateNumber)}>
            <CodeText>{certificateNumber}</CodeText>
          </Link>
          . <Link href={completionHref(courseId)}>{copy.completion}</Link>
        </Alert>
      )}
      {isCourseCompleted && certificateNumber === null && (
        <Alert tone="info" title={copy.completedTitle} live="status">
          {copy.paymentMissing} <Link href={completionHref(courseId)}>{copy.paymentMissingLink}</Link>
        </Alert>
      )}
      {note}
      <LessonView
        key={lessonKey(lesson)}
        title={lesson.lesson_title}
        moduleTitle={`${lesson.module_place}. ${lesson.module_title}`}
        isCompleted={isCompleted(lesson)}
        completionNote={isLast ? copy.lastLesson : undefined}
        onCompletedChange={(isDone) => onCompletedChange(lesson, isDone)}
        previousHref={previous && lessonHref(courseId, previous)}
        nextHref={next && lessonHref(courseId, next)}
        {...lessonOrigin(lesson.provenance)}
      >
        {content}
      </LessonView>
      {props.assessmentHref && (
        <p>
          {copy.assessment} <Link href={props.assessmentHref}>{copy.assessmentLink}</Link>
        </p>
      )}
      {areKeysOn && <p className={keyHint}>{copy.keyHint}</p>}
    </div>
  );
}

interface SideOutlineProps {
  id: string;
  isOpen: boolean;
  modules: readonly OutlineModule[];
  current: PlacedLesson;
  lessonHref: (module: OutlineModule, lesson: { lesson_number: number }) => string;
}

function SideOutline({ id, isOpen, ...outline }: SideOutlineProps): ReactNode {
  const ref = useScrollToCurrent(outline.current, isOpen);
  return (
    // Its links scroll it. Without the index, Firefox also stops at the scrolling box, which has no name.
    <div id={id} ref={ref} tabIndex={-1} className={besideLesson} hidden={!isOpen}>
      <CourseOutline {...outline} />
    </div>
  );
}

/** Scrolls the outline, not the page, to the current lesson. */
function useScrollToCurrent(lesson: PlacedLesson, isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const current = frame?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!frame || !current || !isOpen) return;
    const [outer, inner] = [frame.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    frame.scrollTop += inner.top - outer.top - outer.height / 2;
  }, [lesson, isOpen]);
  return ref;
}

/** Returns the lessons grouped by module, with their completion. */
function outlineOf(
  lessons: readonly PlacedLesson[],
  isCompleted: PlayerPageProps['isCompleted'],
): OutlineModule[] {
  const modules = Map.groupBy(lessons, (lesson) => lesson.module_number);
  return [...modules].map(([module_number, members]) => ({
    module_number,
    module_title: members[0]?.module_title ?? '',
    lessons: members.map((lesson) => ({ ...lesson, isCompleted: isCompleted(lesson) })),
  }));
}
