import type { Plugin } from 'vite';

/** The module of React Router with its components for browsers. */
export const componentsModule = 'react-router/dist/production/lib/dom/lib.js';

/**
 * Returns the module's code with its components marked as free of side effects. React Router creates them with
 * `forwardRef` and then names them, so a bundler keeps its forms and links even if no page uses them.
 */
export function markComponents(code: string): string {
  const marked = code
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
  if (marked === code) {
    throw new Error(
      `${componentsModule} no longer creates components in the expected form: change app/src/shell/first-load/unusedComponents.ts`,
    );
  }
  return marked;
}

/** Omits the components of React Router that no page uses from the browser's build. */
export const omitUnusedComponents = (): Plugin => ({
  name: 'omit-unused-components',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: new RegExp(`${componentsModule}$`) },
    handler: (code) => ({ code: markComponents(code), map: null }),
  },
});
