import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vi } from 'vitest';

/** A key that tests press, by its name in `KeyboardEvent.code`. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'End' | 'KeyA';

/** A key that is down while another key is pressed. */
export type Modifier = 'Control' | 'Shift';

/** The commands of a browser under test, whatever its protocol. `E` is the type of its element handles. */
export interface Driver<E> {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs the body of a function with `arguments` in the page and returns its JSON result. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** The same for a body that returns an element; undefined if it returns null. */
  findElement(body: string, ...args: unknown[]): Promise<E | undefined>;
  click(element: E): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key, modifier?: Modifier): Promise<void>;
  /** Chooses a file in a file input. */
  attach(element: E, file: string): Promise<void>;
  /** The errors that the page has logged or thrown; undefined if the browser does not report them. */
  errors(): string[] | undefined;
  quit(): Promise<void>;
}

const require = createRequire(import.meta.url);
const queries = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Reads a name that may be a regular expression, in the page. */
const readName = `const name = typeof arguments[1] === 'object' && arguments[1] !== null
  ? new RegExp(arguments[1].source, arguments[1].flags) : (arguments[1] ?? undefined);`;
/** Finds the fields with a label. A section may have the same name. */
const fieldsByLabel = `${readName} const fields = TestingLibraryDom.queryAllByLabelText(document.body, name, {
  selector: 'input, select, textarea, [role=textbox]',
});`;
const codeEditor = `document.querySelector('[data-part="editor"]')`;
/** Returns where the focus is: on one of the targets, or before or after the first one. */
const focusAround = `const active = document.activeElement;
  if (targets.includes(active)) return 'on target';
  const isAfter = active !== document.body
    && targets[0].compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'after target' : 'before target';`;
const nameOf = (name: string | RegExp | undefined) =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;

/** How long a step waits before it fails. The slowest browser needs a few seconds. */
const patience = { timeout: 30_000, interval: 100 };

/** A page in a browser, controlled by roles, labels, texts, and the keyboard. Each step waits for its element. */
export class Screen<E = unknown> {
  readonly #driver: Driver<E>;
  readonly #origin: string;

  constructor(driver: Driver<E>, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the site. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#origin + path);
  }

  back = (): Promise<void> => this.#driver.back();
  forward = (): Promise<void> => this.#driver.forward();
  press = (key: Key, modifier?: Modifier): Promise<void> => this.#driver.press(key, modifier);
  type = (text: string): Promise<void> => this.#driver.type(text);
  errors = (): string[] | undefined => this.#driver.errors();

  /** Returns the path and query of the page. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.#driver.url());
    return pathname + search;
  }

  /** Waits until the page has this path and query. */
  async atPath(path: string | RegExp): Promise<void> {
    await this.#until(`the address ${path}`, async () => {
      const current = await this.path();
      return typeof path === 'string' ? current === path : path.test(current);
    });
  }

  /** Waits until the text is visible. */
  async see(text: string): Promise<void> {
    await this.#until(`the text “${text}”`, () => this.#shows(text));
  }

  /** Waits until the text is not visible. */
  async seeNo(text: string): Promise<void> {
    await this.#until(`no text “${text}”`, async () => !(await this.#shows(text)));
  }

  /** Waits for an element with a role and an accessible name, and returns its text or, if it is a field, its value. */
  async read(role: string, name?: string | RegExp): Promise<string> {
    await this.#find(role, name);
    return String(
      await this.#driver.run(
        `${readName} const [found] = TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name });
         return found.value ?? found.innerText;`,
        role,
        nameOf(name),
      ),
    );
  }

  /** Waits until the state of an element has a value, such as `checked` or `aria-expanded`. */
  async hasState(
    role: string,
    name: string | RegExp,
    property: string,
    value: string | boolean,
  ): Promise<void> {
    await this.#until(`${property} ${value} of the ${role} “${name}”`, async () => {
      await this.#load();
      const current = await this.#driver.run(
        `${readName} const [found] = TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name });
         return found ? (found[arguments[2]] ?? found.getAttribute(arguments[2])) : null;`,
        role,
        nameOf(name),
        property,
      );
      return current === value;
    });
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await this.#clickFound(() => this.#find(role, name));
  }

  /** Clicks an element by its text, for elements without a role, such as the summary of a question. */
  async clickText(text: string): Promise<void> {
    const body = `return TestingLibraryDom.queryAllByText(document.body, arguments[0])[0] ?? null;`;
    await this.#clickFound(() => this.#element(`the text “${text}”`, body, text));
  }

  /** Replaces the value of the field with a label. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.#clickFound(() => this.#findByLabel(label));
    await this.#driver.run('document.activeElement.select?.();');
    await this.#driver.type(text);
  }

  /** Sets the value of a native field in which browsers handle typing differently, such as a date or a select. */
  async set(label: string | RegExp, value: string): Promise<void> {
    await this.#findByLabel(label);
    await this.#driver.run(
      `${fieldsByLabel} const [field] = fields;
       Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, arguments[2]);
       for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));`,
      null,
      nameOf(label),
      value,
    );
  }

  /** Chooses a file in the page's file input. */
  async attach(file: string): Promise<void> {
    const body = `return document.querySelector('input[type=file]');`;
    await this.#driver.attach(await this.#element('a file input', body), file);
  }

  /** Moves the focus to the element with a role and a name by keyboard. */
  async tabTo(role: string, name: string | RegExp): Promise<void> {
    await this.#find(role, name);
    const targets = `${readName} const targets = TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name });`;
    await this.#tabUntil(`the ${role} “${name}”`, targets, role, nameOf(name));
  }

  /** Moves the focus to the page's code editor by keyboard and replaces the code. Tab leaves the editor afterwards. */
  async retypeCode(code: string): Promise<void> {
    await this.readCode();
    await this.#tabUntil('the code editor', `const targets = [${codeEditor}];`);
    await this.#driver.press('KeyA', 'Control');
    await this.#driver.type(code);
    await this.#driver.press('Escape');
  }

  /** Waits for the page's code editor, and returns its code. */
  async readCode(): Promise<string> {
    // The text is in the editor's shadow root, where queries by role do not look.
    const text = `${codeEditor}?.shadowRoot?.querySelector('[role=textbox]')`;
    await this.#element('a code editor', `return ${text} ?? null;`);
    return String(await this.#driver.run(`return ${text}.innerText;`));
  }

  /** Writes a value into the site's local storage. The site must be open. */
  async store(key: string, value: string): Promise<void> {
    await this.#driver.run('localStorage.setItem(arguments[0], arguments[1]);', key, value);
  }

  /** Deletes the site's local and session storage. */
  async forget(): Promise<void> {
    await this.#driver.run('localStorage.clear(); sessionStorage.clear();');
  }

  quit = (): Promise<void> => this.#driver.quit();

  /** Presses Tab, or Shift+Tab after the first target, until one of the targets, which `body` defines, has the focus. */
  async #tabUntil(what: string, body: string, ...args: unknown[]): Promise<void> {
    for (let presses = 0; presses < 200; presses++) {
      await this.#load();
      const focus = await this.#driver.run(`${body} ${focusAround}`, ...args);
      if (focus === 'on target') return;
      // In the code editor, Tab indents until Escape is pressed.
      if (await this.#driver.run(`return document.activeElement === ${codeEditor};`))
        await this.#driver.press('Escape');
      await this.#driver.press('Tab', focus === 'after target' ? 'Shift' : undefined);
    }
    throw new Error(`The focus never reached ${what}.`);
  }

  async #shows(text: string): Promise<boolean> {
    return Boolean(await this.#driver.run('return document.body.innerText.includes(arguments[0]);', text));
  }

  /** Loads the queries into the page; a navigation removes them. */
  async #load(): Promise<void> {
    if (await this.#driver.run(`return typeof TestingLibraryDom === 'undefined';`)) {
      await this.#driver.run(queries);
    }
  }

  #find(role: string, name?: string | RegExp): Promise<E> {
    const body = `${readName} return TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name })[0] ?? null;`;
    return this.#element(`the ${role} “${name}”`, body, role, nameOf(name));
  }

  #findByLabel(label: string | RegExp): Promise<E> {
    const body = `${fieldsByLabel} return fields[0] ?? null;`;
    return this.#element(`the field “${label}”`, body, null, nameOf(label));
  }

  async #element(what: string, body: string, ...args: unknown[]): Promise<E> {
    let found: E | undefined;
    await this.#until(what, async () => {
      await this.#load();
      found = await this.#driver.findElement(body, ...args);
      return found !== undefined;
    });
    return found as E;
  }

  /** Clicks an element. Finds it again if the page replaced it before the click. */
  async #clickFound(find: () => Promise<E>): Promise<void> {
    await vi.waitFor(async () => this.#driver.click(await find()), patience);
  }

  /** Waits for a condition. An error while the page changes counts as not met. */
  async #until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await isTrue())) throw new Error(`The page has not shown ${what}.`);
    }, patience);
  }
}
