import type { RequestData } from './engine.ts';
import { invalid } from './errors.ts';

const orderable = ['S', 'N', 'B'];
const ordering = ['<', '<=', '>', '>=', 'between'];

interface Expression {
  type: string;
  args: unknown[];
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'args' in value && Array.isArray(value.args);
}

function refuseUnorderable(name: string, expression: unknown): void {
  if (!isExpression(expression)) return;
  for (const arg of expression.args) {
    if (isExpression(arg)) refuseUnorderable(name, arg);
    else if (
      ordering.includes(expression.type) &&
      typeof arg === 'object' &&
      arg !== null &&
      !Array.isArray(arg)
    ) {
      const kind = Object.keys(arg)[0] ?? '';
      if (orderable.includes(kind)) continue;
      throw invalid(
        `Invalid ${name}: Incorrect operand type for operator or function; ` +
          `operator: ${expression.type}, operand type: ${kind}`,
      );
    }
  }
}

/** Throws for a condition or filter that compares the order of a list, a map, a set, a Boolean, or null. */
export function refuseUnorderableOperands(data: RequestData): void {
  for (const [parsed, name] of [
    ['_condition', 'ConditionExpression'],
    ['_filter', 'FilterExpression'],
  ] as const) {
    const outcome = data[parsed];
    if (typeof outcome === 'object' && outcome !== null && 'expression' in outcome) {
      refuseUnorderable(name, outcome.expression);
    }
  }
  for (const entry of data.TransactItems ?? []) {
    for (const step of Object.values(entry)) refuseUnorderableOperands(step);
  }
}
