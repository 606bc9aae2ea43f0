export { openShared, type SharedList } from './open-shared.ts';
export { stateOf } from './state-of.ts';
