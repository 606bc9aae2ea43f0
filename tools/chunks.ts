// Which modules travel together. A request costs a phone more than some kilobytes, so what several late parts share is
// a file for each folder of the source; but what is light joins nothing that brings something large.

/** What is known of a module while the app is bundled. */
interface Bundling {
	getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Home, a new roster and the editor travel as one file, with all that they need at once. */
const firstPages = /src[\\/](hooks|routes[\\/](\+|new[\\/]|roster[\\/]))/;
/** The list on home. */
const homeList = /src[\\/]features[\\/]home[\\/]RosterShelf\.svelte$/;
/** What home shows once it is at rest, stored or not. */
const homeAtRest = /src[\\/]features[\\/]home[\\/](FirstVisit|Demo|HomeFoot)\.svelte$/;
/** What it shows beside stored rosters. */
const homeOfRosters = /src[\\/]features[\\/]home[\\/](StrayRows|HomeNotice)\.svelte$/;
/** The player's choices and wordings, on the few pages that show them. */
const choices =
	/src[\\/](persistence[\\/]choices[\\/](store|own)-choices|features[\\/]wordings[\\/]index)/;
/** What opens the database and reads its rosters; their history comes later. */
const database = /src[\\/]persistence[\\/]db[\\/](open|stored-roster)\.ts/;
/** Those of battles go with what reads them: most visits have none. */
const schemas = /node_modules[\\/]zod[\\/]|src[\\/]schema[\\/](?!own[\\/]battle\.ts)/;
/** What home needs where nothing is stored goes with what every page has. */
const early = {
	platform: /persistence[\\/]opening[\\/]until-stored/,
	ui: /i18n[\\/]en[\\/]list-verdict/
} as const;
const folders = /src[\\/](engine|rules|ui|platform|persistence|schema)[\\/]/;
/** What most pages need once they are at rest: the notice of a new version, the palette, its keys and their words. */
const atRest =
	/src[\\/](routes[\\/]AtRest\.svelte|i18n[\\/]en[\\/](keys|palette|event-comparison)\.ts)$/;
/** What prints beside the page, with the QR codes of what is printed: for whatever prints, and nothing else. */
const printer =
	/node_modules[\\/]qr[\\/]index|src[\\/](features[\\/]print[\\/]print-client|paper[\\/]pdf[\\/]font-urls)/;
/** What several late parts need. Each brings the words that it needs, but what stands above stays in its own file. */
const shared = {
	sentences: /i18n[\\/](sentences|naming)[\\/](?!rules[\\/](rule|requires|verdict|army-rule)-text)/,
	units: /features[\\/]units[\\/](?!option-groups|unit-facts|late|AbilityList|WeaponTable)/,
	facts: /features[\\/]units[\\/](option-groups|unit-facts)/,
	/** What things do: on paper and on the screen. */
	effects: /content[\\/]effects[\\/]|packs[\\/](play|profiles)\.ts/,
	/** Of a unit's sheet what every kind has. */
	editor:
		/features[\\/](arrange|editor[\\/](problems|units(?![\\/](OptionSections|ChoiceOption)))|editing[\\/](RosterTotal|UndoButton))\b/,
	/** What is done with a stored list: sharing, exporting, deleting. */
	lists: /features[\\/](share|rosters|texts)[\\/]|i18n[\\/]en[\\/](sharing|texts)\.ts/,
	/** Where a list comes from: a scanned code, a file. */
	scanning: /features[\\/](scan[\\/](?!read-qr)|import[\\/]ListFields)/,
	choosing: /features[\\/]editor[\\/](pick|ranks|regiments)[\\/]/
} as const;

/** What is large. */
const heavy = {
	schema: /node_modules[\\/]zod[\\/]/,
	database: /node_modules[\\/]dexie[\\/]/,
	sheets: /src[\\/]((content|paper)[\\/]index|content[\\/]sheet)\.ts$/,
	codes: /node_modules[\\/](@noble|fflate|qr)[\\/]|src[\\/]exchange[\\/]list-code[\\/]/
} as const;
type Heavy = keyof typeof heavy;

/** The groups of modules that make a file each, as Rolldown takes them: the first that fits. */
export function chunkGroups() {
	const known = new Map<string, ReadonlySet<Heavy>>();
	const brings = (id: string, bundling: Bundling): ReadonlySet<Heavy> => {
		const before = known.get(id);
		if (before) return before;
		const found = new Set<Heavy>();
		known.set(id, found);
		for (const [name, pattern] of Object.entries(heavy))
			if (pattern.test(id)) found.add(name as Heavy);
		for (const next of bundling.getModuleInfo(id)?.importedIds ?? [])
			for (const name of brings(next, bundling)) found.add(name);
		return found;
	};

	const schemaOf = (id: string, bundling: Bundling): string | null =>
		schemas.test(id) && brings(id, bundling).has('schema') ? 'schema' : null;

	/** Light schemas, as the cheap check of a roster, go with what reads rows. */
	const lightOf = (id: string, bundling: Bundling): string | null => {
		if (choices.test(id) || brings(id, bundling).size > 0) return null;
		for (const [name, pattern] of Object.entries(early)) if (pattern.test(id)) return name;
		return folders.exec(id)?.[1]?.replace('schema', 'persistence') ?? null;
	};

	const lightIn =
		(name: keyof typeof shared) =>
		(id: string, bundling: Bundling): string | null =>
			shared[name].test(id) && brings(id, bundling).size === 0 ? name : null;

	const heavyOf = (id: string, bundling: Bundling): string | null => {
		const [, folder] = folders.exec(id) ?? [];
		return folder === undefined
			? null
			: [folder, ...[...brings(id, bundling)].toSorted()].join('-');
	};

	return [
		{ name: 'app', test: firstPages, priority: 6 },
		{ name: schemaOf, debugName: 'schema', priority: 5 },
		{ name: lightOf, debugName: 'light', minShareCount: 2, priority: 4 },
		{ name: 'choices', test: choices, priority: 3.5 },
		{ name: 'database', test: database, priority: 3.4 },
		{ name: heavyOf, debugName: 'heavy', minShareCount: 2, priority: 3 },
		{ name: 'at-rest', test: atRest, priority: 2.5 },
		// Home says some of the sentences, and waits for no others.
		{
			name: lightIn('sentences'),
			debugName: 'sentences',
			minShareCount: 2,
			entriesAware: true,
			entriesAwareMergeThreshold: 2000,
			priority: 2.4
		},
		{ name: lightIn('effects'), debugName: 'effects', minShareCount: 2, priority: 2.38 },
		{ name: lightIn('units'), debugName: 'units', minShareCount: 2, priority: 2.35 },
		{ name: lightIn('facts'), debugName: 'facts', minShareCount: 2, priority: 2.3 },
		{ name: lightIn('editor'), debugName: 'editor', minShareCount: 2, priority: 2.2 },
		{ name: lightIn('choosing'), debugName: 'choosing', minShareCount: 2, priority: 2.1 },
		{ name: lightIn('scanning'), debugName: 'scanning', minShareCount: 2, priority: 2.05 },
		{ name: lightIn('lists'), debugName: 'lists', minShareCount: 2, priority: 2 },
		{ name: 'printer', test: printer, minShareCount: 2, priority: 1.5 },
		{ name: 'home-at-rest', test: homeAtRest, priority: 1 },
		{ name: 'home-list', test: homeList, priority: 1 },
		{ name: 'home-of-rosters', test: homeOfRosters, priority: 1 }
	];
}
