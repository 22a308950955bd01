import { formCheck } from '../text/rules.ts';
import { printedLines, textRule } from '../text/text-rules.ts';

/** The rules for the module that an admin wants a model to draft. */
export const draftingTexts = {
  title: textRule({
    max: 120,
    tooLong: 'Please use at most 120 characters',
    missing: 'Give the module a title',
    isPrinted: true,
  }),
  teaches: textRule({ ...printedLines(2000), missing: 'Say what the module should teach' }),
};

/** Checks the form that starts the drafting of a module. */
export const checkWantedModule = formCheck<'title' | 'teaches'>(draftingTexts);
