import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Route } from './+types/coursesRedirectRoute.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Redirects `/courses/{id}` to `/course/{id}`. */
export default function CoursesRedirect({ params }: Route.ComponentProps): ReactNode {
  return <Navigate to={`/course/${encodeURIComponent(params.courseId)}`} replace />;
}
