export { CourseEditor as default } from '@redwhiteandcode/design-system';
