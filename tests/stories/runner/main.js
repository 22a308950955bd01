export { default } from '../../../stories/.storybook/main.ts';
