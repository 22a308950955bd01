import type * as z from 'zod';
import type { FieldRule } from '../text/rules.ts';
import { schemaOf } from './fields.ts';

/** What a value of another field demands of a field: no value, any value, or a text that meets a rule. */
type Demand = 'absent' | 'present' | FieldRule;

/** The messages for a field that is not absent, and for one that is not present. */
type Messages = { absent?: string; present?: string | undefined };

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const keywordsOf = (demand: Demand): object => {
  if (demand === 'absent') return { type: 'null' };
  if (demand === 'present') return { not: { type: 'null' } };
  return { type: 'string', ...schemaOf(demand.limits, { isCleaned: true }) };
};

/**
 * Describes fields that depend on the value of the field `name`. `demands` has every value of that field with its demands;
 * a field without a demand is free. Returns the refinement of the body, and the same in JSON Schema.
 */
export function dependentFields<Field extends string>(
  name: string,
  demands: Readonly<Record<string, { [F in Field]?: Demand }>>,
  messages: { [F in Field]: Messages },
) {
  const entries = Object.entries(demands).map(([value, fields]) => ({
    value: value === 'true' || value === 'false' ? value === 'true' : value,
    fields: Object.entries(fields) as [Field, Demand][],
  }));
  const check = (values: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    for (const [field, demand] of entries.find(({ value }) => value === values[name])?.fields ?? []) {
      const refuse = (message = '') => context.addIssue({ code: 'custom', path: [field], message });
      const value = values[field];
      if (demand === 'absent') {
        if (!isMissing(value)) refuse(messages[field].absent);
      } else if (isMissing(value)) {
        refuse(demand === 'present' ? messages[field].present : demand(''));
      } else if (demand !== 'present') {
        const message = demand(String(value));
        if (message !== undefined) refuse(message);
      }
    }
  };
  const schema = {
    anyOf: entries.map(({ value, fields }) => ({
      properties: {
        [name]: { const: value },
        ...Object.fromEntries(fields.map(([field, demand]) => [field, keywordsOf(demand)])),
      },
      required: [name, ...fields.flatMap(([field, demand]) => (demand === 'absent' ? [] : [field]))],
    })),
  };
  return { check, schema };
}
