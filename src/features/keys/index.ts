export { type RosterAction, actions } from './actions.ts';
export { listenToKeys } from './listen.ts';
