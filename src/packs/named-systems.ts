import { names } from 'virtual:packs/names';
import { catalogue, type SystemCard, type SystemNames } from './catalogue.ts';

/** Every system, with all its names and its owner. */
export const namedSystems: readonly (SystemCard & SystemNames)[] = catalogue.flatMap((card) => {
	const more = names[card.id];
	return more ? [{ ...card, ...more }] : [];
});
