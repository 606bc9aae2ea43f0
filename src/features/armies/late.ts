export { plain } from './name-fit.ts';
export { searchNames, type Match } from './search-names.ts';
