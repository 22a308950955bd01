import { expect, it } from 'vitest';
import { methodsAt } from './unknown-routes.ts';

it.each([
  ['/api/courses', ['GET']],
  ['/api/courses/any-course', ['GET']],
  ['/api/courses/any-course/generation', ['DELETE', 'GET', 'POST']],
  ['/api/admin/courses/any-course', ['DELETE', 'GET', 'PUT']],
  ['/api/admin/courses/export', ['GET']],
  ['/api/courses/', []],
  ['/api/courses//generation', []],
  ['/api/nowhere', []],
  ['/api/courses/a/b/c/d', []],
])('the methods at %s are %j', (path, methods) => {
  expect(methodsAt(path)).toEqual(methods);
});
