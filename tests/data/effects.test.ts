import { describe, expect, test } from 'vitest';
import {
	allPlaces,
	effectFaults,
	indexEffects,
	placesIn,
	effectsOf,
	withEffects,
	type Place
} from '../../src/schema/compile/effects.ts';
import type { Army, System } from '../../src/schema/pack.ts';
import { Effects, Profiles, type EffectsOf } from '../../src/schema/profiles.ts';
import { rawPacks } from '../packs.ts';

type Things = Pick<Army, 'entries' | 'rules' | 'spells'>;

/** Everything of a game that may do something, by army; `system` has what they share. */
function placesOf({ system, armies, profiles, written }: (typeof rawPacks)[number]) {
	const shared = [system, ...written.shared.map(({ file }) => file)] as readonly Partial<System>[];
	const ofAll = shared.flatMap(({ entries = [], rules = [], spells = [] }) =>
		placesIn({ entries, rules, spells })
	);
	const byArmy = new Map<string, readonly Place[]>([['system', ofAll]]);
	for (const { file, army } of armies) {
		const own = profiles.find((each) => each.file === file)?.profiles;
		byArmy.set(file.replace('.json', ''), allPlaces(army as Army, own as Profiles));
	}
	return byArmy;
}

describe.each(rawPacks.filter(({ effects }) => effects.length > 0))('data/$folder', (pack) => {
	test('every file of effects fits the schema and its game', () => {
		const faults = pack.effects.flatMap(({ file, effects }) => {
			const read = Effects.safeParse(effects);
			if (!read.success) return [`${file}: ${read.error.message}`];
			return read.data.system === pack.folder ? [] : [`${file}: of ${read.data.system}`];
		});
		expect(faults).toEqual([]);
	});

	test('every effect is of something, of nothing else, and of no two things at once', () => {
		const files = pack.effects.map(({ effects }) => effects as Effects);
		expect(effectFaults(files, placesOf(pack))).toEqual([]);
	});
});

const source = { section: 'Toys' };
const leap = { name: 'Leap', timing: 'Passive' };
const toys = Profiles.parse({
	formatVersion: 1,
	army: 'toys',
	system: 'toy',
	profiles: { frog: { abilities: [leap] }, hare: { abilities: [leap] }, stone: {} }
});
const cost = { cost: 0, source };
const things = {
	entries: [{ id: 'kite', name: 'Kite', type: 'item', ...cost }],
	rules: [{ id: 'traits', name: 'Traits', text: 'Hop on; Sleep.', source }],
	spells: [{ id: 'blink', name: 'Blink', source, summons: [{ name: 'Eye', abilities: [leap] }] }]
} as unknown as Things;

function effectFile(...effects: readonly object[]): Effects {
	return Effects.parse({ formatVersion: 1, system: 'toy', source, effects });
}

function builtOf(file: Effects, army = 'toys'): Profiles {
	return withEffects({ ...toys, army }, indexEffects([file]), things);
}

function faultsOf(...effects: readonly object[]): readonly string[] {
	const places = allPlaces(things, toys);
	return effectFaults([effectFile(...effects)], new Map([['toys', places]]));
}

describe('an effect', () => {
	test('goes to everything of its name; one of some things to those', () => {
		const jump = { name: 'Leap', text: 'Jumps.' };
		const far = { name: 'Leap', of: ['hare'], text: 'Jumps far.' };
		const built = builtOf(effectFile(jump, far));
		expect(built.profiles).toEqual({
			frog: { abilities: [{ ...leap, text: 'Jumps.' }] },
			hare: { abilities: [{ ...leap, text: 'Jumps far.' }] },
			stone: {}
		});
		expect(built.effects).toEqual({ blink: [{ name: 'Leap', text: 'Jumps.' }] });
		expect(faultsOf(jump, far)).toEqual([]);
	});

	test('of one unit is not said of another with the ability', () => {
		const built = builtOf(effectFile({ name: 'Leap', of: ['hare'], text: 'Jumps far.' }));
		expect(built.profiles['frog']).toEqual({ abilities: [leap] });
	});

	test('of one army is not said in another', () => {
		const file = effectFile(
			{ name: 'Kite', of: ['kite'], armies: ['toys'], text: 'Flies.' },
			{ name: 'Kite', of: ['kite'], armies: ['tools'], text: 'Falls.' }
		);
		expect(builtOf(file).effects).toEqual({ kite: [{ name: 'Kite', text: 'Flies.' }] });
		expect(builtOf(file, 'tools').effects).toEqual({ kite: [{ name: 'Kite', text: 'Falls.' }] });
		expect(builtOf(file, 'games').effects).toBeUndefined();
	});

	test('goes to each of the names that a rule stands for, and to no part of one', () => {
		const traits = { of: ['traits'], text: 'Does it.' };
		const built = builtOf(effectFile({ name: 'Sleep', ...traits, timing: 'Your Hero Phase' }));
		expect(built.effects).toEqual({
			traits: [{ name: 'Sleep', timing: 'Your Hero Phase', text: 'Does it.' }]
		});
		expect(builtOf(effectFile({ name: 'Hop', ...traits })).effects).toBeUndefined();
	});

	test('of each season says of which it is', () => {
		const blink = { name: 'Blink', of: ['blink'] };
		const seasons = [
			{ ...blink, season: '2025-26', text: 'Once.' },
			{ ...blink, season: '2026-27', text: 'Twice.' }
		];
		const built = builtOf(effectFile(...seasons));
		expect(built.effects?.['blink']?.map(({ text }) => text)).toEqual([
			'2025-26: Once.',
			'2026-27: Twice.'
		]);
		expect(faultsOf(...seasons)).toEqual([]);
	});

	test('says behind its text which keywords it has itself', () => {
		const built = builtOf(effectFile({ name: 'Leap', text: 'Jumps.', keywords: ['CORE', 'MOVE'] }));
		const text = 'Jumps. Keywords: CORE, MOVE.';
		expect(built.profiles['frog']).toEqual({ abilities: [{ ...leap, text }] });
		expect(built.effects?.['blink']).toEqual([{ name: 'Leap', text }]);
	});

	test('of what all armies share is not repeated in each', () => {
		const index = indexEffects([effectFile({ name: 'Kite', of: ['kite'], text: 'Flies.' })]);
		const shared = effectsOf(index, 'system', placesIn(things));
		expect(shared).toEqual({ kite: [{ name: 'Kite', text: 'Flies.' }] });
		expect(withEffects(toys, index, things, shared).effects).toBeUndefined();
	});
});

describe('what is named as a fault', () => {
	const jump = { name: 'Leap', text: 'Jumps.' };

	test('an effect of nothing', () => {
		expect(faultsOf({ name: 'Swim', text: 'Swims.' })).toEqual(['nothing has "Swim"']);
	});

	test('a thing that has no such ability', () => {
		expect(faultsOf({ name: 'Leap', of: ['hare', 'stone'], text: 'Rolls.' })).toEqual([
			'"stone" has no "Leap"'
		]);
	});

	test('an army that has none', () => {
		expect(faultsOf({ ...jump, of: ['hare'], armies: ['toys', 'tools'] })).toEqual([
			'"Leap" is not in tools'
		]);
	});

	test('two effects of one thing', () => {
		const hare = { ...jump, of: ['hare'] };
		expect(faultsOf(hare, hare)).toEqual(['"Leap/hare" has two effects in toys']);
	});

	test('a text without a hash of twelve digits passes only if it has none', () => {
		const read = (hash: string) => Effects.safeParse(effectsFile({ ...jump, read: hash })).success;
		expect(read('0123456789ab')).toBe(true);
		expect(read('0123456789a')).toBe(false);
	});
});

function effectsFile(effect: object): object {
	return { formatVersion: 1, system: 'toy', source, effects: [effect] };
}

test.each(['aos4', 'spearhead'])('every ability of a unit of %s says what it does', (folder) => {
	const pack = rawPacks.find((each) => each.folder === folder);
	const without = (pack?.profiles ?? []).flatMap(({ file, profiles }) =>
		Object.entries((profiles as Profiles).profiles).flatMap(([id, { abilities = [] }]) =>
			abilities
				.filter(({ text }) => text === undefined)
				.map(({ name }) => `${file}: ${name} of ${id}`)
		)
	);
	expect(without).toEqual([]);
});

/** When something is used, as profiles print it: how often, and the phase, the beginning or the end of something. */
const times =
	/^(?:Once Per (?:Turn|Phase|Battle|Battle Round)(?: \(Army\))?(?:, |$))?(?:Passive|Reaction|(?:(?:Your|Any|Enemy) (?:Hero|Movement|Shooting|Charge|Combat)|Deployment) Phase(?:, Reaction)?|(?:Start|End) of (?:(?:Your|Any|Enemy) Turn|Battle|(?:the First )?Battle Round))?$/u;

test.each(['aos4', 'spearhead'])(
	'everything in %s is used when its profile can say so',
	(folder) => {
		const pack = rawPacks.find((each) => each.folder === folder);
		const printed = [
			...(pack?.effects ?? []).flatMap(({ effects }) => (effects as Effects).effects),
			...(pack?.profiles ?? []).flatMap(({ profiles }) =>
				Object.values((profiles as Profiles).profiles).flatMap(({ abilities = [] }) => abilities)
			)
		];
		const odd = printed.filter(({ timing }) => timing !== undefined && !times.test(timing));
		expect(odd.map(({ name, timing }) => `${name}: ${timing}`)).toEqual([]);
	}
);

/** Options that figures say all of, and lores, whose spells are looked at one by one. */
const withoutEffects = /^weapon$|-lore$/u;

/** What of an army says what it does, and what has a name only. */
function explainedAndNamed(
	{ profiles, sharedEffects }: (typeof rawPacks)[number],
	file: string,
	{ entries = [], spells = [], rules = [] }: Partial<Things>
) {
	const own = profiles.find((each) => each.file === file)?.profiles as Profiles | undefined;
	const effects = { ...(sharedEffects as EffectsOf), ...own?.effects };
	const ofProfiles = Object.values(own?.profiles ?? {}).flatMap(({ abilities = [] }) => abilities);
	const does = (id: string, name: string): boolean =>
		effects[id]?.some((one) => one.name === name) ?? false;
	const held = [
		...entries.flatMap(({ holds = [] }) => holds.map((one) => ({ id: one.entry, ...one }))),
		...spells.flatMap(({ id, summons = [] }) => summons.map((one) => ({ id, ...one })))
	].flatMap(({ id, abilities = [] }) =>
		abilities.map(({ name, text }) => ({ name, isExplained: text !== undefined || does(id, name) }))
	);
	const ofRules = rules.flatMap(({ id, name, text = '' }) => {
		const isList = text.endsWith('Names only.');
		const names = isList ? text.replace(/\.? Names only\.$/u, '').split('; ') : [name];
		const isBare = isList || text === '' || text.startsWith('Battle trait. Timing:');
		return names.map((one) => ({ name: one, isExplained: !isBare || does(id, one) }));
	});
	const ofList = [
		...entries.filter(({ stats, type }) => !stats && !withoutEffects.test(type)),
		...spells
	].map(({ id, name, text }) => ({
		name,
		isExplained: id in effects || (file === 'system' && text !== undefined)
	}));
	const all = [
		...ofProfiles.map(({ name, text }) => ({ name, isExplained: text !== undefined })),
		...[...held, ...ofList, ...ofRules]
	];
	return {
		explained: all.filter(({ isExplained }) => isExplained).length,
		named: [
			...new Set(all.filter(({ isExplained }) => !isExplained).map(({ name }) => name))
		].toSorted()
	};
}

/** Sets of a single unit: public data has abilities of the unit, which are explained, and none of the set. */
const setsWithoutAbilities: Readonly<Record<string, readonly string[]>> = {
	aos4: ['Cogfort Raiders', 'Rogue Engine'],
	spearhead: []
};

describe.each(['aos4', 'spearhead'])('of everything in %s', (folder) => {
	const pack = rawPacks.find((each) => each.folder === folder);
	if (!pack) throw new Error(`no ${folder}`);
	const armies = pack.armies.map(({ file, army }) => ({ file, things: army as Things }));
	const sharedFiles = pack.written.shared.map(({ file }) => file as Partial<Things>);

	test('nothing that all armies share has a name only', () => {
		const { named } = explainedAndNamed(pack, 'system', pack.system as Partial<Things>);
		expect(named).toEqual([]);
		const inFiles = sharedFiles.flatMap((file) => explainedAndNamed(pack, 'system', file).named);
		expect(inFiles.toSorted()).toEqual(setsWithoutAbilities[folder]);
	});

	test.each(armies)('$file says what all of it does', ({ file, things }) => {
		const { explained, named } = explainedAndNamed(pack, file, things);
		const names = new Set(things.entries.map(({ name }) => name));
		const known = setsWithoutAbilities[folder]?.filter((name) => names.has(name));
		expect(named).toEqual(known);
		expect(explained).toBeGreaterThan(0);
	});

	test('every unit, and every terrain, has abilities', () => {
		const bare = armies.flatMap(({ file, things }) => {
			const own = pack.profiles.find((each) => each.file === file)?.profiles as Profiles;
			return things.entries
				.filter(({ stats, id }) => stats && !own.profiles[id]?.abilities)
				.map(({ name }) => name);
		});
		expect(bare).toEqual([]);
	});
});
