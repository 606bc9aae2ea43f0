export { findAnswered, stateOf } from './state-of.ts';
