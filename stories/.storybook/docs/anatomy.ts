import { expect, waitFor } from 'storybook/test';

/** A numbered part in the anatomy figure of a component. */
export interface AnatomyPart {
  /** A CSS selector; its first match in the story gets the number. */
  selector: string;
  name: string;
  /** What the part is for, or when it is rendered, as a sentence. */
  text: string;
  /** The side of the part on which its number is, where it covers nothing. @default 'start' */
  side?: 'start' | 'end' | 'top' | 'bottom';
}

/** Returns the first element of a part: in the figure, or anywhere in the document, where overlays are rendered. */
export function findPart(figure: ParentNode, { selector }: AnatomyPart): Element | null {
  return figure.querySelector(selector) ?? document.querySelector(selector);
}

/**
 * Returns the annotations of the story that is the anatomy figure of its component's page. The play function fails if a
 * part is not visible. `parameters` are the story's other parameters, such as its layout.
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
