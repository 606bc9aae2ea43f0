import { placesIn } from '../schema/compile/effects.ts';
import type { Army, Profile, Profiles, ThingEffect, EffectsOf } from '../schema/index.ts';

/** Where an army's things stand: what of it is read to find them. */
type Things = Pick<Army, 'id' | 'entries' | 'rules' | 'spells'>;

/** A text alone, or with what the place that has it does not say: when it is used, its name, and whether it replaces what that says. */
type Row = string | readonly [text: string, timing?: string, name?: string, instead?: 1];

/** How many rows further than the one before, a list for none or several. */
type Step = number | readonly number[];

/** What the things of several armies do. What they share stands there once. */
export interface EffectsFile {
	readonly rows: readonly Row[];
	/** By army, for each of its abilities in the order of its profiles, then for each of its things in their order. */
	readonly armies: Readonly<Record<string, readonly Step[]>>;
}

/** The file of an army: armies of a family share one, as they have many units in common. */
export function effectsPath({ family = 'all' }: Pick<Army, 'family'>): string {
	return `effects/${family.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}.json`;
}

/** Writes what the things of armies do, as far as their profiles say it. */
export function writeEffects(
	armies: readonly (readonly [Things, Pick<Profiles, 'profiles' | 'effects'>])[]
): EffectsFile {
	const places = new Map<string, number>();
	const placeOf = (row: Row): number => {
		const key = JSON.stringify(row);
		const place = places.get(key) ?? places.size;
		places.set(key, place);
		return place;
	};
	const stepsOf = ([army, profiles]: (typeof armies)[number]): readonly Step[] => {
		let before = 0;
		return rowsOf(army, profiles).map((rows) => {
			const steps = rows.map((row) => {
				const place = placeOf(row);
				const step = place - before;
				before = place;
				return step;
			});
			return steps.length === 1 ? (steps[0] ?? 0) : steps;
		});
	};
	const written = armies.map((one) => [one[0].id, stepsOf(one)] as const);
	return {
		rows: [...places.keys()].map((key) => JSON.parse(key) as Row),
		armies: Object.fromEntries(written)
	};
}

/** The rows of each ability and each thing of an army. */
function rowsOf(
	army: Things,
	{ profiles, effects = {} }: Pick<Profiles, 'profiles' | 'effects'>
): readonly (readonly Row[])[] {
	const abilities = Object.values(profiles).flatMap((profile) => profile.abilities ?? []);
	return [
		...abilities.map(({ text }) => (text === undefined ? [] : [text])),
		...[...namesIn(army)].map(([id, names]) =>
			(effects[id] ?? []).map((effect, at) => rowOf(effect, names[at]))
		)
	];
}

function rowOf({ name, timing, text, instead }: ThingEffect, usual: string | undefined): Row {
	const own = name === usual ? '' : name;
	if (instead) return [text, timing ?? '', own, 1];
	if (own !== '') return [text, timing ?? '', own];
	return timing === undefined ? text : [text, timing];
}

/** Everything of an army that may do something, with its names. */
function namesIn(army: Things): ReadonlyMap<string, readonly string[]> {
	const names = new Map<string, readonly string[]>();
	for (const { id, name } of placesIn(army)) {
		const known = names.get(id) ?? [];
		if (!known.includes(name)) names.set(id, [...known, name]);
	}
	return names;
}

/**
 * The profiles of an army with what its things do.
 * @param file one that was written of these profiles and this army
 */
export function withEffectsOf(file: EffectsFile, army: Things, profiles: Profiles): Profiles {
	const rows = readRows(file, army.id);
	const described = (profile: Profile): Profile => {
		const abilities = profile.abilities?.map((ability) => {
			const text = rows.next().value?.map(([own]) => own)[0];
			return text === undefined ? ability : { ...ability, text };
		});
		return { ...profile, ...(abilities && { abilities }) };
	};
	const all = Object.entries(profiles.profiles).map(([id, one]) => [id, described(one)] as const);
	const effects: [string, readonly ThingEffect[]][] = [];
	for (const [id, names] of namesIn(army)) {
		const own = (rows.next().value ?? []).map((row, at) => effectOf(row, names[at] ?? ''));
		if (own.length > 0) effects.push([id, own]);
	}
	return {
		...profiles,
		profiles: Object.fromEntries(all),
		effects: Object.fromEntries(effects) satisfies EffectsOf
	};
}

type Fields = Exclude<Row, string>;

function* readRows(
	{ rows, armies }: EffectsFile,
	army: string
): Generator<readonly Fields[], undefined> {
	let place = 0;
	for (const step of armies[army] ?? []) {
		yield (typeof step === 'number' ? [step] : step).map((one) => {
			place += one;
			const row = rows[place] ?? '';
			return typeof row === 'string' ? [row] : row;
		});
	}
	return undefined;
}

function effectOf([text, timing, name, instead]: Fields, usual: string): ThingEffect {
	return {
		name: name || usual,
		...(timing && { timing }),
		text,
		...(instead && { instead: true })
	};
}
