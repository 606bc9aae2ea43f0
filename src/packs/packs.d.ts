/** The systems, and the address of the folder with their files; made by `tools/packs.ts`. */
declare module 'virtual:packs' {
	export const systems: readonly import('./catalogue.ts').SystemCard[];
	export const folder: string;
}

/** Aliases of the systems by id; a separate module, as the first pages do not need it. */
declare module 'virtual:packs/names' {
	export const names: Readonly<Record<string, import('./catalogue.ts').SystemNames>>;
}

/** A sample list of each system by id, in the format of plain lists. */
declare module 'virtual:packs/samples' {
	export const samples: Readonly<Record<string, unknown>>;
}

/** What lists of each system usually look like, by its id. */
declare module 'virtual:packs/completions' {
	export const completions: Readonly<Record<string, import('#schema').Completion>>;
}

/** The beginning of one of the sample lists, with units that stand there several times. */
declare module 'virtual:packs/demo' {
	export const demo: {
		readonly system: string;
		readonly army: string;
		readonly name: string;
		readonly size: number;
		readonly rows: readonly { readonly unit: string; readonly count: number }[];
	};
}

/** Armies that are the same in two editions of a game, each as `system/army`. */
declare module 'virtual:packs/editions' {
	export const editions: readonly (readonly [string, string])[];
}

/** The names of all things of all games, as `things-text.ts` writes them. */
declare module 'virtual:packs/things' {
	export const text: string;
}

/** The names of all weapons and abilities of all games, as `things-text.ts` writes them. */
declare module 'virtual:packs/abilities' {
	export const text: string;
}
