export { loadTerms, partsOf } from './terms.ts';
