import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { createOperationTable } from './operation-table.ts';

const table = createOperationTable(operations);
const request = (method: string, rawPath: string) =>
  ({ rawPath, requestContext: { http: { method } } }) as APIGatewayProxyEventV2;

it.each([
  ['GET', '/api/courses/search', 'searchCourses', {}],
  ['GET', '/api/courses/any course', 'getCourse', { courseId: 'any course' }],
  ['GET', '/api/admin/courses/export', 'exportCourses', {}],
  ['DELETE', '/api/admin/courses/export', 'deleteCourse', { courseId: 'export' }],
  [
    'PUT',
    '/api/courses/any-course/progress/2/3',
    'completeLesson',
    { courseId: 'any-course', module: '2', lesson: '3' },
  ],
])('%s %s is %s with the variables %j', (method, path, id, variables) => {
  expect(table.find(request(method, path))).toEqual({ id, operation: expect.anything(), variables });
});

it.each([
  ['/api/courses', 'GET'],
  ['/api/courses/any-course', 'GET'],
  ['/api/courses/any-course/generation', 'DELETE, GET, POST'],
  ['/api/admin/courses/any-course', 'DELETE, GET, PUT'],
  ['/api/admin/courses/export', 'GET'],
])('a method that %s lacks is refused with the methods %s', async (path, Allow) => {
  const call = request('TRACE', path);
  expect(table.find(call)).toBeUndefined();
  await expect(table.refuse(call)).rejects.toMatchObject({ status: 405, headers: { Allow } });
});

it.each(['/api/courses/', '/api/courses//generation', '/api/nowhere', '/api/courses/a/b/c/d'])(
  'there is nothing at %s',
  async (path) => {
    expect(table.find(request('GET', path))).toBeUndefined();
    await expect(table.refuse(request('GET', path))).rejects.toMatchObject({ status: 404 });
  },
);
