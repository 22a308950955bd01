import { isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';

/** What is wrong in a file of a course, and in which line; the first line is 1. */
export interface FileProblem {
  file: string;
  line: number;
  message: string;
}

/** A value that was read from YAML, and where its parts are. */
export interface YamlFile {
  file: string;
  value: unknown;
  problems: FileProblem[];
  /** Returns the line of the part at a path, or of the nearest part around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Parses a YAML file (YAML 1.2, one document). Each key may be used once in a mapping. */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let end = path.length; end > 0; end--) {
      const node = document.getIn(path.slice(0, end), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const problems = document.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), message }));
  return { file, value: problems.length === 0 ? document.toJS() : undefined, problems, lineOf };
}

/** Returns what a value must be, with the path to the part that is not: 'modules.0.lessons: must be a list'. */
const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

/** Returns the paths of the properties that a schema dropped: it does not know them. */
function droppedPaths(value: unknown, parsed: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return [];
  const kept = new Map<string, unknown>(Object.entries(parsed));
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return kept.has(name) ? droppedPaths(part, kept.get(name), [...path, key]) : [[...path, key]];
  });
}

/** Checks a part of a YAML file with a schema. Returns undefined, and adds the problems to the file's, if it does not match. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
  value: unknown,
  at: readonly PropertyKey[] = [],
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    for (const path of droppedPaths(value, parsed.data))
      yaml.problems.push({
        file: yaml.file,
        line: yaml.lineOf([...at, ...path]),
        message: `${path.join('.')} is not known here`,
      });
    return parsed.data;
  }
  for (const issue of parsed.error.issues)
    yaml.problems.push({
      file: yaml.file,
      line: yaml.lineOf([...at, ...issue.path]),
      message: sentenceOf(issue),
    });
  return undefined;
}
