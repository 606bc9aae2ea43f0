// Lists that are completed, fixed and judged impossible by an integer programme. Nothing is shown that the engine did
// not find legal.
export { complete, contradiction, type Completion, type Request } from './complete.ts';
export { differencesOf, type Difference } from './difference.ts';
export { fix } from './fix.ts';
export { habitsOf } from './habits.ts';
export type { Solve } from './highs.ts';
export { loadSolver } from './highs.ts';
export { replacementsFor } from './replace.ts';
export type { State } from './search.ts';
