import { expect, waitFor } from 'storybook/test';

/** A part of a component that the anatomy figure numbers. */
export interface AnatomyPart {
  /** A CSS selector within the story; the first match is numbered. */
  selector: string;
  name: string;
  /** What the part is for, or when it is there, as a sentence. */
  text: string;
  /** The side of the part that its number is on; choose one where it covers nothing. @default 'start' */
  side?: 'start' | 'end' | 'top' | 'bottom';
}

/** Returns the first element of a part: in the figure, or above the page where an overlay is rendered. */
export function findPart(figure: ParentNode, { selector }: AnatomyPart): Element | null {
  return figure.querySelector(selector) ?? document.querySelector(selector);
}

/**
 * A story as the anatomy figure of its component's page: numbers on its parts, which must all be there. `parameters` are
 * the story's other ones, as how it is framed.
 */
export function anatomyOf(parts: readonly AnatomyPart[], parameters: object = {}) {
  return {
    tags: ['anatomy'],
    parameters: { ...parameters, anatomy: parts },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
      for (const part of parts) {
        await waitFor(() => expect(findPart(canvasElement, part), part.selector).toBeVisible());
      }
    },
  };
}
