export { type Section, noGroup, sectionId, sectionsOf } from './arrange.ts';
export { Arranger, getArranger, setArranger } from './arranger.svelte.ts';
export {
	type Drag,
	type Mark,
	type Point,
	followPointer,
	movable,
	scrollNear
} from './drag.svelte.ts';
export {
	type Target,
	addition,
	entriesFor,
	groupOf,
	looseSections,
	looseTarget,
	mayLead,
	oneOf,
	pointsAfter,
	problemsIn,
	withEmptyGroup
} from './regiments.ts';
