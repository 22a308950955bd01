import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Operation, type Operations, partsOf, variablesAt } from '../../contract/operation.ts';
import { HttpProblem } from './http-problem.ts';

/** An operation with its id, and the variables of its path in a request. */
export interface FoundOperation {
  id: string;
  operation: Operation;
  variables: Record<string, string>;
}

/** Orders paths of the same length as the gateway does: the first different segment is text before it is a variable. */
const rankOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? 1 : 0))
    .join('');

/**
 * Makes the table in which a function finds the operation of a request, by its method and path: a route of the gateway has
 * many operations. An HTTP API decodes the path in its events.
 */
export function createOperationTable(operations: Operations) {
  const rows = Object.entries(operations)
    .map(([id, operation]) => ({ id, operation, ...partsOf(operation) }))
    .sort((one, other) => rankOf(one.path).localeCompare(rankOf(other.path)));

  return {
    /** Returns a request's operation, or undefined if there is none. */
    find({ rawPath, requestContext }: APIGatewayProxyEventV2): FoundOperation | undefined {
      for (const { id, operation, method, path } of rows) {
        const variables = method === requestContext.http.method && variablesAt(path, rawPath);
        if (variables) return { id, operation, variables };
      }
      return undefined;
    },

    /** Refuses a request without an operation. Throws an HttpProblem 405 if the path has other methods, else 404. */
    async refuse({ rawPath }: APIGatewayProxyEventV2): Promise<never> {
      const found = rows.find(({ path }) => variablesAt(path, rawPath));
      if (!found) throw new HttpProblem(404, 'There is nothing at this address.');
      const allowed = rows
        .filter(({ path }) => path === found.path)
        .map(({ method }) => method)
        .sort()
        .join(', ');
      throw new HttpProblem(405, `This address accepts only ${allowed}.`, { headers: { Allow: allowed } });
    },
  };
}
