export { fitOf, plain } from './name-fit.ts';
export { searchNames, type Match, type Named } from './search-names.ts';
