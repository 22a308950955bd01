import type { PlanAnswer } from './plan-terms.ts';

/** A field of the form about what only some plans say. */
export interface PlanTermField {
  /** The name of its form value. A checked box has the value 'yes'. */
  name: `terms_${string}` | 'most';
  kind: 'choice' | 'number' | 'date' | 'text' | 'lines' | 'check';
  label: string;
  description?: string;
  /** The answers of a choice. */
  options?: readonly { value: string; label: string }[];
}

/** Fields about one subject. */
export interface PlanTermGroup {
  title: string;
  fields: readonly PlanTermField[];
}

/** Returns the options with these labels by value. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
/** The answer that says nothing. */
export const notKnown = { value: '', label: 'I don’t know' };
/** What an employer answers instead. */
export const notStated = 'The plan does not say';

const answers = optionsOf<PlanAnswer>({ unknown: 'I don’t know', yes: 'Yes', no: 'No' });
/** Makes a field with options: by default yes, no or unknown. */
export const choice = (
  name: PlanTermField['name'],
  label: string,
  options: PlanTermField['options'] = answers,
): PlanTermField => ({ name, kind: 'choice', label, options });
/** Makes a field for a number. */
export const number = (name: PlanTermField['name'], label: string, description?: string): PlanTermField => ({
  name,
  kind: 'number',
  label,
  ...(description !== undefined && { description }),
});
/** Makes a field for a line. */
export const text = (name: PlanTermField['name'], label: string, description: string): PlanTermField => ({
  name,
  kind: 'text',
  label,
  description,
});
