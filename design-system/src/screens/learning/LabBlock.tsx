import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { labNames } from '../labs/labNames.ts';
import { notLoaded } from './NotLoaded.tsx';
import type { OpenLabProps } from './OpenLab.tsx';
import { TaskBlock } from './TaskBlock.tsx';
import { actions } from './workBlock.css.ts';

/** How far from the screen a lab opens. */
const distance = '200px';

const OpenLab = lazy(() => import('./OpenLab.tsx').then((file) => ({ default: file.OpenLab }), notLoaded));

/** A lab that opens when the learner comes near it, because its editor has more bytes than the rest of the page. */
export function LabBlock(props: OpenLabProps): ReactNode {
  const { block } = props;
  const { place, isOpen, open } = useOpening();
  const closed = (
    <TaskBlock component="LabBlock" kind={labNames[block.type]} block={block}>
      <div className={actions}>
        <Button variant="neutral" onPress={open}>
          Open the lab
        </Button>
      </div>
    </TaskBlock>
  );
  return (
    <div ref={place} tabIndex={-1}>
      {isOpen ? (
        <Suspense fallback={closed}>
          <OpenLab {...props} />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}

/** Opens something when it comes near the screen, or earlier on request. */
function useOpening() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    const hadFocus = place.current?.contains(document.activeElement) === true;
    flushSync(() => setIsOpen(true));
    // The button with the focus has disappeared.
    if (hadFocus) place.current?.focus({ preventScroll: true });
  };
  const onNear = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) open();
  });
  useEffect(() => {
    if (isOpen || !place.current) return undefined;
    const observer = new IntersectionObserver(onNear, { rootMargin: distance });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return { place, isOpen, open };
}
