import {
  Alert,
  Card,
  CourseOutline,
  LessonView,
  Link,
  type OutlineModule,
  toast,
} from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { playerWords as words } from '../copy/player.ts';
import { ShortcutsDialog } from './dialogs.ts';
import { lessonOrigin } from './lessonOrigin.tsx';
import { lessonAt, lessonHref, lessonKey, type PlacedLesson } from './lessons.ts';
import { besideLesson, columns, keyHint, page, stage, withOutline } from './player.css.ts';
import { PlayerHead } from './PlayerHead.tsx';
import type { PlayerCommand } from './playerKeys.ts';
import { sanitizeLesson } from './sanitizeLesson.ts';
import { useOutline } from './useOutline.ts';
import type { PlayerState } from './usePlayer.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

export interface PlayerScreenProps extends Pick<PlayerState, 'isCompleted' | 'tick'> {
  courseId: string;
  courseTitle: string;
  lessons: readonly PlacedLesson[];
  lesson: PlacedLesson;
  certificateNumber: string | null;
}

/** The player: where one is in the course, the outline, the lesson. */
export function PlayerScreen(props: PlayerScreenProps): ReactNode {
  const { courseId, courseTitle, lessons, lesson, isCompleted, tick, certificateNumber } = props;
  const { previous, next } = lessonAt(lessons, lesson) ?? {};
  const { side, drawer, toggle } = useOutline();
  const [isHelpOpen, setIsHelpOpen] = useState<boolean>();
  const navigate = useNavigate();
  // At once: the next key is about the lesson that this one opens.
  const go = (to: PlacedLesson | undefined) =>
    to && void navigate(lessonHref(courseId, to), { flushSync: true });

  const run: Record<PlayerCommand, () => void> = {
    previous: () => go(previous),
    next: () => go(next),
    tick: () => tick(lesson, !isCompleted(lesson)),
    outline: toggle,
    help: () => setIsHelpOpen(true),
  };
  const [areKeysOn, setAreKeysOn] = usePlayerKeys((command) => run[command]());
  useCompletionToast(certificateNumber);
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

interface StageProps extends PlayerScreenProps {
  previous: PlacedLesson | undefined;
  next: PlacedLesson | undefined;
  areKeysOn: boolean;
}

/** The lesson, under what completing the course has brought. */
function Stage(props: StageProps): ReactNode {
  const { courseId, lesson, isCompleted, tick, certificateNumber, previous, next, areKeysOn } = props;
  const html = useMemo(() => sanitizeLesson(lesson.content), [lesson.content]);
  return (
    <div className={stage}>
      {certificateNumber !== null && (
        <Alert tone="success" title={words.completedTitle} live="status">
          {words.completedText} <Link href={`/verify/${certificateNumber}`}>{certificateNumber}</Link>
        </Alert>
      )}
      <LessonView
        key={lessonKey(lesson)}
        title={lesson.lesson_title}
        moduleTitle={`${lesson.module_place}. ${lesson.module_title}`}
        html={html}
        isCompleted={isCompleted(lesson)}
        onCompletedChange={(isDone) => tick(lesson, isDone)}
        previousHref={previous && lessonHref(courseId, previous)}
        nextHref={next && lessonHref(courseId, next)}
        {...lessonOrigin(lesson.provenance)}
      />
      {areKeysOn && <p className={keyHint}>{words.keyHint}</p>}
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
  const ref = useCurrentInSight(outline.current, isOpen);
  return (
    <div id={id} ref={ref} className={besideLesson} hidden={!isOpen}>
      <Card padding="sm">
        <CourseOutline {...outline} />
      </Card>
    </div>
  );
}

/** Tells of the certificate when the last tick has brought it: the tick is far from the notice at the top. */
function useCompletionToast(certificateNumber: string | null): void {
  const navigate = useNavigate();
  const [initially] = useState(certificateNumber);
  useEffect(() => {
    if (certificateNumber === null || initially !== null) return;
    toast({
      title: words.completedTitle,
      description: words.completedToast,
      tone: 'success',
      action: { label: words.viewCertificate, onPress: () => void navigate(`/verify/${certificateNumber}`) },
    });
  }, [certificateNumber, initially, navigate]);
}

/** Scrolls the outline, not the page, to the lesson on screen. */
function useCurrentInSight(lesson: PlacedLesson, isOpen: boolean): RefObject<HTMLDivElement | null> {
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

/** The lessons by module, with their marks. */
function outlineOf(
  lessons: readonly PlacedLesson[],
  isCompleted: PlayerState['isCompleted'],
): OutlineModule[] {
  const modules = Map.groupBy(lessons, (lesson) => lesson.module_number);
  return [...modules].map(([module_number, held]) => ({
    module_number,
    module_title: held[0]?.module_title ?? '',
    lessons: held.map((lesson) => ({ ...lesson, isCompleted: isCompleted(lesson) })),
  }));
}
