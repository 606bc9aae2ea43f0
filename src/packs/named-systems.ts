import { names } from 'virtual:packs/names';
import type { SystemCard, SystemNames } from './cards.ts';
import { catalogue } from './catalogue.ts';

/** Every system, with all its names and its owner. */
export const namedSystems: readonly (SystemCard & SystemNames)[] = catalogue.flatMap((card) => {
	const more = names[card.id];
	return more ? [{ ...card, ...more }] : [];
});
