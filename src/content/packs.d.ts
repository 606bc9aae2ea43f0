/** The systems there are, and the address of the folder their files are in; made by `tools/packs.ts`. */
declare module 'virtual:packs' {
	export const systems: readonly import('./cards.ts').SystemCard[];
	export const folder: string;
}
