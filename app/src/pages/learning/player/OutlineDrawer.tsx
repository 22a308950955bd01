export { OutlineDrawer as default } from '@redwhiteandcode/design-system';
