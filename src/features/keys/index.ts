export { type Keyed, type RosterAction, actions } from './actions.ts';
export { listenToKeys } from './listen.ts';
