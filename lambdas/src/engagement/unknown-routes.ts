import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { openApiDocument } from '../../contract/openapi-document.ts';
import { HttpProblem } from '../platform/http-problem.ts';

/** Whether a path such as `/api/courses/a` matches a template such as `/api/courses/{courseId}`. */
function isAt(path: string, template: string): boolean {
  const parts = path.split('/');
  const wanted = template.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((segment, at) => (segment.startsWith('{') ? parts[at] !== '' : parts[at] === segment))
  );
}

const variablesIn = (template: string): number => template.split('{').length;

/** Returns the methods of the operations at a path in alphabetical order; none if there is nothing. */
export function methodsAt(path: string): string[] {
  const [found] = Object.entries(openApiDocument.paths as Record<string, object>)
    .filter(([template]) => isAt(path, template))
    .sort(([one], [other]) => variablesIn(one) - variablesIn(other));
  return Object.keys(found?.[1] ?? {})
    .map((method) => method.toUpperCase())
    .sort();
}

/**
 * Refuses a request that the gateway has no route for. Throws an HttpProblem 405 if the path has operations with other
 * methods, else 404.
 */
export function refuseUnknownRoute({ rawPath }: APIGatewayProxyEventV2): never {
  const methods = methodsAt(rawPath);
  if (methods.length === 0) throw new HttpProblem(404, 'There is nothing at this address.');
  const allowed = methods.join(', ');
  throw new HttpProblem(405, `This address accepts only ${allowed}.`, { headers: { Allow: allowed } });
}
