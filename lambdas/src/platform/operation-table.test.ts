import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { createOperationTable, missingOperation } from './operation-table.ts';

const search = createOperationTable(operations);
const request = (method: string, rawPath: string) =>
  ({ rawPath, requestContext: { http: { method } } }) as APIGatewayProxyEventV2;

it.each([
  ['GET', '/api/courses/search', 'searchCourses'],
  ['GET', '/api/courses/any course', 'getCourse'],
  ['GET', '/api/admin/courses/export', 'exportCourses'],
  ['DELETE', '/api/admin/courses/export', 'deleteCourse'],
  ['PUT', '/api/courses/any-course/progress/2/3', 'completeLesson'],
  ['GET', '/api/certificates/any/badge.png', 'getBadgePng'],
])('%s %s is %s', (method, path, id) => {
  expect(search(request(method, path)).found?.id).toBe(id);
});

it.each([
  ['/api/courses', 'GET'],
  ['/api/courses/any-course', 'GET'],
  ['/api/courses/any-course/generation', 'DELETE, GET, POST'],
  ['/api/admin/courses/any-course', 'DELETE, GET, PUT'],
  ['/api/admin/courses/export', 'GET'],
])('a method that %s lacks is refused with the methods %s', (path, Allow) => {
  const { found, methods } = search(request('TRACE', path));
  expect(found).toBeUndefined();
  expect(missingOperation(methods)).toMatchObject({ status: 405, headers: { Allow } });
});

it.each([
  '/api/courses/',
  '/api/courses//generation',
  '/api/nowhere',
  '/api/courses/a/b/c/d',
  '/api/certificates/a/badge-png',
])('there is nothing at %s', (path) => {
  const { found, methods } = search(request('GET', path));
  expect(found).toBeUndefined();
  expect(missingOperation(methods)).toMatchObject({ status: 404 });
});
