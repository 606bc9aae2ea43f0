import { rawPacks } from './packs.ts';
import { isAll } from './runs.ts';
import { changed, mayTouchRules } from './touched.ts';
import { treeHash } from './tree-hash.ts';

// Suites over all armies take a while. A push runs them for the army of each game's sample, for the armies that it
// changes, and for one slice in eight of the others, so that eight pushes look at all.

/** How many slices there are. */
const slices = 8;

/** The slice of this state of the repository; `SLICE=3` asks for another. */
const slice = Number(process.env['SLICE'] ?? treeHash) % slices;

/** Whether a suite over all armies looks at this one. */
export function isInRun(system: string, army: string): boolean {
	return isAll || armiesInRun().has(`${system}/${army}`);
}

/** The armies of a row that a suite looks at, or the first of them. */
export function inRun<T extends { readonly system: Named; readonly army: Named }>(
	all: readonly T[]
): readonly T[] {
	const some = all.filter(({ system, army }) => isInRun(system.id, army.id));
	return some.length > 0 ? some : all.slice(0, 1);
}

/** Everything in a run of everything; else what is in turn, one of so many, so that as many pushes look at all. */
export function inTurn<T>(all: readonly T[], parts: number): readonly T[] {
	return isAll ? all : all.filter((_, at) => at % parts === slice % parts);
}

interface Named {
	readonly id: string;
}

let found: ReadonlySet<string> | undefined;

function armiesInRun(): ReadonlySet<string> {
	found ??= new Set([...sampleArmies(), ...changedArmies(), ...(mayTouchRules ? sliceOf() : [])]);
	return found;
}

/** Every army, in the order of the data. */
const everyArmy = rawPacks.flatMap(({ folder, armies }) =>
	armies.map(({ file }) => ({ folder, id: file.replace('.json', '') }))
);

function sampleArmies(): readonly string[] {
	return rawPacks.map(({ folder, armies, sample }) => {
		const { army } = sample as { readonly army: string };
		const own = armies.find((each) => (each.army as { readonly name?: string }).name === army);
		return `${folder}/${own?.file.replace('.json', '')}`;
	});
}

/** Armies whose files differ; all of a game where what they share does. */
function changedArmies(): readonly string[] {
	return everyArmy
		.filter(({ folder, id }) =>
			changed.some(
				(file) =>
					file === `data/${folder}/${id}.json` ||
					file === `data/${folder}/system.json` ||
					file.startsWith(`data/${folder}/shared/`) ||
					file === `data/${folder}/profiles/${id}.json`
			)
		)
		.map(({ folder, id }) => `${folder}/${id}`);
}

function sliceOf(): readonly string[] {
	return everyArmy
		.filter((_, at) => at % slices === slice)
		.map(({ folder, id }) => `${folder}/${id}`);
}

/** What suites over all armies looked at, to be said at the end of a run. */
export function sliceText(): string {
	const armies = `${armiesInRun().size} of ${everyArmy.length} armies`;
	return mayTouchRules
		? `${armies} (slice ${slice} of ${slices}: SLICE=${slice} runs the same again)`
		: `${armies}, as no rule and no data differ`;
}
