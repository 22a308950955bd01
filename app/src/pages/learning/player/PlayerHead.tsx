import {
  Breadcrumbs,
  Button,
  CourseProgress,
  Divider,
  Icon,
  icons,
  Inline,
  Stack,
} from '@redwhiteandcode/design-system';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { OutlineDrawer } from './dialogs.ts';
import { onPhone, onWide } from './player.css.ts';

export interface PlayerHeadProps {
  courseId: string;
  courseTitle: string;
  /** The number of completed lessons, and of all lessons. */
  completed: number;
  total: number;
  outline: ComponentProps<typeof OutlineDrawer>;
  /** The outline beside the lesson. */
  side: { id: string; isOpen: boolean; onToggle: () => void };
  /** Whether the drawer has been opened before, so that its code is loaded. */
  isDrawerLoaded: boolean;
  onHelp: () => void;
}

/** The breadcrumbs, the progress, and the player's buttons. */
export function PlayerHead(props: PlayerHeadProps): ReactNode {
  const { courseId, courseTitle, completed, total, side, onHelp } = props;
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <Breadcrumbs
          items={[
            { label: copy.dashboard, href: '/dashboard' },
            { label: courseTitle, href: `/course/${courseId}` },
          ]}
        />
        <Inline gap={12}>
          <span className={onPhone}>
            <Drawer {...props} />
          </span>
          <span className={onWide}>
            <Button
              variant="neutral"
              iconStart={<Icon icon={icons.list} size="sm" />}
              aria-expanded={side.isOpen}
              aria-controls={side.id}
              onPress={side.onToggle}
            >
              {copy.outline}
            </Button>
            <Button variant="quiet" onPress={onHelp}>
              {copy.shortcuts}
            </Button>
          </span>
        </Inline>
      </Inline>
      <CourseProgress completed={completed} total={total} />
      <Divider />
    </Stack>
  );
}

/** The outline on small screens: only a button until the user first opens the drawer. */
function Drawer({ outline, isDrawerLoaded }: PlayerHeadProps): ReactNode {
  const button = (
    <Button
      variant="neutral"
      iconStart={<Icon icon={icons.list} size="sm" />}
      aria-haspopup="dialog"
      onPress={() => outline.onOpenChange?.(true)}
      isPending={isDrawerLoaded}
    >
      {copy.outline}
    </Button>
  );
  if (!isDrawerLoaded) return button;
  return (
    <Suspense fallback={button}>
      <OutlineDrawer {...outline} />
    </Suspense>
  );
}
