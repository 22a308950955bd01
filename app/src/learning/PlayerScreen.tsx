import {
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  CourseOutline,
  Inline,
  LessonView,
  Link,
  type OutlineModule,
  ProgressBar,
  toast,
} from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { playerWords as words } from '../copy/player.ts';
import { lessonAt, lessonHref, lessonKey, type PlacedLesson, progressOf } from './lessons.ts';
import type { PlayerCommand } from './playerKeys.ts';
import {
  courseTitle as courseTitleClass,
  head,
  keyHint,
  outline,
  player,
  stage,
  withOutline,
} from './player.css.ts';
import { sanitizeLesson } from './sanitizeLesson.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { PlayerState } from './usePlayer.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

export interface PlayerScreenProps extends Pick<PlayerState, 'isCompleted' | 'tick'> {
  courseId: string;
  courseTitle: string;
  lessons: readonly PlacedLesson[];
  lesson: PlacedLesson;
  certificateNumber: string | null;
}

const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** The player: where one is in the course, the outline, the lesson. */
export function PlayerScreen(props: PlayerScreenProps): ReactNode {
  const { courseId, lessons, lesson, isCompleted, tick, certificateNumber } = props;
  const neighbours = lessonAt(lessons, lesson);
  const href = (to: PlacedLesson | undefined) => to && lessonHref(courseId, to);
  const [previousHref, nextHref] = [href(neighbours?.previous), href(neighbours?.next)];
  const [isOutlineOpen, setIsOutlineOpen] = useState(isWide);
  const help = useRef<HTMLDialogElement>(null);
  const outlineRef = useCurrentInSight(lesson, isOutlineOpen);
  const outlineId = useId();
  const navigate = useNavigate();
  const html = useMemo(() => sanitizeLesson(lesson.content), [lesson.content]);

  const run = (command: PlayerCommand) => {
    if (command === 'previous' && previousHref) void navigate(previousHref);
    if (command === 'next' && nextHref) void navigate(nextHref);
    if (command === 'tick') tick(lesson, !isCompleted(lesson));
    if (command === 'outline') setIsOutlineOpen(!isOutlineOpen);
    if (command === 'help') help.current?.showModal();
  };
  const [areKeysOn, setAreKeysOn] = usePlayerKeys(run);
  useCompletionToast(certificateNumber);

  return (
    <div className={isOutlineOpen ? `${player} ${withOutline}` : player}>
      <PlayerHead
        {...props}
        outlineId={outlineId}
        isOutlineOpen={isOutlineOpen}
        onOutline={() => setIsOutlineOpen(!isOutlineOpen)}
        onHelp={() => help.current?.showModal()}
      />
      <div id={outlineId} ref={outlineRef} className={outline} hidden={!isOutlineOpen}>
        <CourseOutline
          modules={outlineOf(lessons, isCompleted)}
          current={lesson}
          lessonHref={(module, to) => lessonHref(courseId, { ...module, ...to })}
          onNavigate={() => setIsOutlineOpen(isWide())}
        />
      </div>
      <div className={stage}>
        {certificateNumber !== null && <Completed certificateNumber={certificateNumber} />}
        <LessonView
          key={lessonKey(lesson)}
          title={lesson.lesson_title}
          moduleTitle={`${lesson.module_number}. ${lesson.module_title}`}
          html={html}
          isCompleted={isCompleted(lesson)}
          onCompletedChange={(isDone) => tick(lesson, isDone)}
          previousHref={previousHref}
          nextHref={nextHref}
          disclosure={<Badge tone="info">{words.aiNote}</Badge>}
        />
        {areKeysOn && <p className={keyHint}>{words.keyHint}</p>}
      </div>
      <ShortcutsDialog ref={help} areKeysOn={areKeysOn} onKeysChange={setAreKeysOn} />
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

interface PlayerHeadProps extends PlayerScreenProps {
  outlineId: string;
  isOutlineOpen: boolean;
  onOutline: () => void;
  onHelp: () => void;
}

function PlayerHead(props: PlayerHeadProps): ReactNode {
  const { courseId, courseTitle, lessons, isCompleted, outlineId, isOutlineOpen, onOutline, onHelp } = props;
  return (
    <div className={head}>
      <Breadcrumbs items={[{ label: words.dashboard, href: '/dashboard' }, { label: courseTitle }]} />
      <Inline justify="between" gap={16}>
        <p className={courseTitleClass}>
          <Link href={`/course/${courseId}`} variant="subtle">
            {courseTitle}
          </Link>
        </p>
        <Inline>
          <Button
            variant="neutral"
            size="sm"
            aria-expanded={isOutlineOpen}
            aria-controls={outlineId}
            onPress={onOutline}
          >
            {words.outline}
          </Button>
          <Button variant="quiet" size="sm" onPress={onHelp}>
            {words.shortcuts}
          </Button>
        </Inline>
      </Inline>
      <ProgressBar label={words.progress} value={progressOf(lessons, isCompleted)} />
    </div>
  );
}

function Completed({ certificateNumber }: { certificateNumber: string }): ReactNode {
  return (
    <Alert tone="success" title={words.completedTitle} live="status">
      {words.completedText} <Link href={`/verify/${certificateNumber}`}>{certificateNumber}</Link>
    </Alert>
  );
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
