import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Operations, partsOf, variablesAt } from '@redwhiteandcode/contract/api/operation.ts';
import { HttpProblem } from './http-problem.ts';

/**
 * Creates a function that finds a request's operation by its method and path, because one gateway route serves many operations.
 * The function returns the operation with its ID, if any, and the methods that the path accepts. HTTP APIs decode `rawPath`.
 */
export function createOperationTable(operations: Operations) {
  // As in the gateway, text comes before a variable: `{` is greater than the characters of text.
  const rows = Object.entries(operations)
    .map(([id, operation]) => ({ id, operation, ...partsOf(operation) }))
    .sort((one, other) => (one.path > other.path ? 1 : -1));

  return ({ rawPath, requestContext }: APIGatewayProxyEventV2) => {
    const matches = rows.filter(({ path }) => variablesAt(path, rawPath));
    return {
      found: matches.find(({ method }) => method === requestContext.http.method),
      methods: matches.filter(({ path }) => path === matches[0]?.path).map(({ method }) => method),
    };
  };
}

/** Returns the problem of a request without an operation: 405 if the path has other methods, else 404. */
export function missingOperation(methods: readonly string[]): HttpProblem {
  if (methods.length === 0) return new HttpProblem(404, 'There is nothing at this address.');
  const Allow = methods.toSorted().join(', ');
  return new HttpProblem(405, `This address accepts only ${Allow}.`, { headers: { Allow } });
}
