/** A statement of an identity policy, as in IAM's JSON. */
export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action: string | readonly string[];
  Resource: string | readonly string[];
  /** The values to compare, by operator and key. All must match. */
  Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** An action on a resource, with the values of the keys that conditions compare. */
export interface Access {
  action: string;
  resource: string;
  context?: Readonly<Record<string, readonly string[]>>;
}

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** The patterns of policies as regular expressions, because each is compared with every call. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}

/** Whether a text matches a pattern with IAM's wildcards: `*` for any characters, `?` for one. */
function isLike(pattern: string, text: string): boolean {
  const expression = expressions.get(pattern) ?? expressionOf(pattern);
  expressions.set(pattern, expression);
  return expression.test(text);
}

type Operator = (values: readonly string[], patterns: readonly string[]) => boolean;

/** The condition operators that are supported. `ForAllValues` also matches a key without values, as in IAM. */
const operators: Readonly<Record<string, Operator>> = {
  StringEquals: (values, texts) => values.some((value) => texts.includes(value)),
  StringLike: (values, patterns) => values.some((value) => patterns.some((one) => isLike(one, value))),
  'ForAllValues:StringLike': (values, patterns) =>
    values.every((value) => patterns.some((one) => isLike(one, value))),
};

function meets(condition: NonNullable<Statement['Condition']>, context: Access['context'] = {}): boolean {
  return Object.entries(condition).every(([name, keys]) => {
    const operator = operators[name];
    if (!operator) throw new Error(`The condition operator ${name} is not supported.`);
    return Object.entries(keys).every(([key, texts]) => operator(context[key] ?? [], listOf(texts)));
  });
}

function applies({ Action, Resource, Condition = {} }: Statement, access: Access): boolean {
  const action = access.action.toLowerCase();
  return (
    listOf(Action).some((pattern) => isLike(pattern.toLowerCase(), action)) &&
    listOf(Resource).some((pattern) => isLike(pattern, access.resource)) &&
    meets(Condition, access.context)
  );
}

/** Whether statements allow an access: one allows it, and none denies it. Throws for an operator that is not supported. */
export function isAllowed(statements: readonly Statement[], access: Access): boolean {
  const effects = statements.filter((statement) => applies(statement, access)).map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
}
