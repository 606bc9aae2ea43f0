export { hiddenMark, joinsText, rowText } from './entry-text.ts';
export { regimentKind } from './group-kinds.ts';
export { hasNoRival, type OptionGroup, optionGroups, roleOf, switchesOf } from './option-groups.ts';
export { boundText, setModels, sizeRangeOf, sizesText } from './set-models.ts';
export { isLearntBy, mayLearn, spellsFor, spellsOf } from './spells-of.ts';
export { countedNames, unitFacts } from './unit-facts.ts';
