export { findAnswered } from './find-answered.ts';
export { stateOf } from './state-of.ts';
