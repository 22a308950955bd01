/** A row of a component's keyboard table. */
export interface KeyboardRow {
  /** The keys as they are printed on a keyboard: `Tab`, `Enter`, `Arrow Down`, `Ctrl+B`. */
  keys: string;
  /** What happens. */
  does: string;
  /** The export name of the story in the same file whose play function tests this. */
  test: string;
}

/** A case in which the component is the wrong choice. */
export interface Alternative {
  when: string;
  /** The title of the page of the better choice: `Components/Actions/Link`. */
  instead?: string;
}

/**
 * The usage notes on a component's page: `parameters.usage` of the stories' meta. The page takes the purpose from the
 * first sentence of the component's JSDoc, the props from its types, and the size and changelog from the package.
 */
export interface Usage {
  /** The API of a `new` component may still change in a minor version. */
  status: 'stable' | 'new' | 'deprecated';
  /** When it is the right choice, one sentence for each case. */
  use: readonly string[];
  avoid: readonly Alternative[];
  /** Empty for a component that takes no focus. */
  keyboard: readonly KeyboardRow[];
  /** What the component guarantees to assistive technology, one sentence each. */
  accessibility: readonly string[];
}

/** Lets Storybook's types check every `parameters.usage`. */
declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}
