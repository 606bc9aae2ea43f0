export { fitOf, plain } from './name-fit.ts';
