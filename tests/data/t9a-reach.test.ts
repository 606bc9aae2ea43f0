import { describe, expect, test } from 'vitest';
import { eitherOf, checkRoster, indexArmy, matches, type ArmyIndex, type Problem } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { mayOffer, offersItself } from '../offered.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

/** So many choices are made or taken back on the way to one. */
const maxSteps = 7;
const maxTried = 400;

type Options = readonly string[];

/** A unit of its least size, and the choice that is looked for. */
interface Quest {
	readonly index: ArmyIndex;
	readonly unit: string;
	readonly wanted: string;
}

/** What is wrong with what one unit has, whatever the army; points of items left aside. */
function faultsOf(index: ArmyIndex, entry: string, options: Options): readonly Problem[] {
	const size = index.entries.get(entry)?.entry.size;
	const models = typeof size === 'object' ? size.min : undefined;
	const unit = { id: 'u', entry, options: [...options], ...(models !== undefined && { models }) };
	const list = aRoster({ army: index.army.id, system: 't9a', size: 10_000, units: [unit] });
	return checkRoster(list, index).problems.filter(({ constraint }) => {
		if ('scope' in constraint) return constraint.scope === 'unit';
		return constraint.kind === 'carries' || constraint.kind === 'exclusive';
	});
}

function isFor({ index, unit }: Quest, option: string): boolean {
	return mayOffer(index, unit, option);
}

/** The choices that might fix the first fault: one more that is asked for, or one less. */
function nextOf(quest: Quest, options: Options): readonly Options[] {
	const { index, unit, wanted } = quest;
	const [fault] = faultsOf(index, unit, options);
	if (!fault) return [];
	const own = index.options.filter(({ entry }) => isFor(quest, entry.id));
	const more = (found: typeof own): readonly Options[] =>
		found.map(({ entry }) => [...options, entry.id]);
	const less = options
		.filter((id) => id !== wanted)
		.map((id) => options.filter((each) => each !== id));
	const { constraint, outcome } = fault;
	if (constraint.kind === 'carries') {
		const all = eitherOf(constraint.by).flatMap(({ any = [], all = [] }) => [...any, ...all]);
		const granting = own.filter(({ grants }) => grants.some((tag) => all.includes(tag)));
		return [...more(granting), ...less];
	}
	if (constraint.kind === 'exclusive' && outcome === 'exclusive/too-few')
		return more(own.filter(({ tags }) => matches(constraint.of, tags)));
	if (constraint.kind === 'requires' && constraint.needs) {
		const { needs } = constraint;
		return more(own.filter(({ tags }) => matches(needs, tags)));
	}
	return less;
}

/** Whether some choices of the unit, with the one that is wanted, are without fault. */
function isReached(quest: Quest, starts: Options): boolean {
	const seen = new Set<string>();
	let tried: readonly Options[] = [[...starts.filter((id) => id !== quest.wanted), quest.wanted]];
	for (let step = 0; step < maxSteps; step += 1) {
		if (tried.some((options) => faultsOf(quest.index, quest.unit, options).length === 0))
			return true;
		const next = tried.flatMap((options) => nextOf(quest, options));
		tried = next
			.filter((options) => {
				const key = options.toSorted().join(' ');
				return seen.has(key) ? false : seen.add(key);
			})
			.slice(0, maxTried);
	}
	return false;
}

describe('every choice that a unit is offered can be had in some way', () => {
	test.each(armies.map((army) => ({ army, name: army.name })))(
		'$name',
		({ army }) => {
			const index = indexArmy(system, army);
			const lost = index.units.flatMap(({ entry: { id, name, starts = [] } }) =>
				index.options
					.filter(({ entry, type }) => !type.item && offersItself(index, id, entry.id))
					.filter(({ entry }) => !isReached({ index, unit: id, wanted: entry.id }, starts))
					.map(({ entry }) => `${name}: ${entry.name}`)
			);
			expect(lost).toEqual([]);
		},
		60_000
	);
});
