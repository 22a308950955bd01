import type { ReactNode } from 'react';
import { Text } from '../../components/text/Text.tsx';

/** Stands in for a part whose component could not be loaded, so that the rest of the lesson can still be read. */
function NotLoaded(): ReactNode {
  return <Text tone="muted">This part could not be loaded. Reload the page to see it.</Text>;
}

/** The module to use instead of one that could not be loaded. */
export const notLoaded = () => ({ default: NotLoaded });
