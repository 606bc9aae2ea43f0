export { regimentKind } from './group-kinds.ts';
export { hiddenMark } from './hidden.ts';
export { joinsText } from './joins-text.ts';
export { rowText } from './leader-rows.ts';
export { hasNoRival, type OptionGroup, optionGroups, roleOf, switchesOf } from './option-groups.ts';
export { boundText, setModels, sizesOf, sizesText } from './set-models.ts';
export { isLearntBy, mayLearn, spellsFor, spellsOf } from './spells-of.ts';
export { countedNames, unitFacts } from './unit-facts.ts';
