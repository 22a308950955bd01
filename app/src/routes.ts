import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/pages.tsx', [
    index('routes/home.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('course/:courseId', 'routes/course.tsx'),
    route('courses/:courseId', 'routes/courses-redirect.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('learn/:courseId/:module?/:lesson?', 'routes/learn.tsx'),
    route('verify/:certificateNumber?', 'routes/verify.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
