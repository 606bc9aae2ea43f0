import type { Telling } from '../kind.ts';

export const carriesTelling: Telling<'carries'> = {
	about: ({ option }) => ({ any: [option] }),
	isIdle: ({ units }) => units.length === 0
};
