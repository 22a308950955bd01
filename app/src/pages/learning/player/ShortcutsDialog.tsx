export { ShortcutsDialog as default } from '@redwhiteandcode/design-system';
