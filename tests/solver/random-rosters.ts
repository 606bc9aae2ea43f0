import type { Roster, RosterUnit } from '#schema';
import { checkRoster, musterUnit, oneMore, type ArmyIndex } from '#engine';
import { mayHave } from '../../src/engine/allow/may-have.ts';
import { leadersOf } from '../../src/rules/base/leaders.ts';

/** Numbers from 0 to below a bound, always the same for a seed. */
function drawing(seed: number): (below: number) => number {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** A list of units with options and sizes as chance has them, legal or not; in groups where the game has them. */
export function randomRoster(index: ArmyIndex, size: number, seed: number): Roster {
	const draw = drawing(seed);
	const groupKind = (index.system.groups ?? []).find(({ sketch }) => !sketch);
	const leaders = groupKind && leadersOf(index, groupKind.id);
	const groups: { id: string; kind: string }[] = [];
	let roster: Roster = {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: '',
		system: index.system.id,
		army: index.army.id,
		revision: '2026-01-01',
		size,
		units: []
	};
	const entries = [...index.units, ...index.choices];
	for (let at = 0; at < 3 + draw(14); at += 1) {
		const { entry } = entries[draw(entries.length)] ?? { entry: undefined };
		if (!entry) continue;
		const { context } = checkRoster(roster, index);
		const { unit, problems } = oneMore(context, entry.id, `u${at}`);
		// Now and then one that a rule forbids.
		if (problems.length > 0 && draw(10) > 0) continue;
		const equipped = withOptions(index, unit, draw);
		const isLeader =
			leaders && leaders.all?.every((tag) => musterUnit(equipped, index).tags.has(tag));
		if (isLeader && draw(2) === 0) groups.push({ id: `g${at}`, kind: groupKind.id });
		const group =
			isLeader && groups.at(-1)?.id === `g${at}` ? `g${at}` : groups[draw(groups.length + 1)]?.id;
		const placed =
			group === undefined || !index.entries.get(entry.id)?.isUnit
				? equipped
				: { ...equipped, group };
		roster = {
			...roster,
			units: [...roster.units, placed],
			...(groups.length > 0 && { groups: [...groups] })
		};
	}
	return roster;
}

function withOptions(
	index: ArmyIndex,
	unit: RosterUnit,
	draw: (below: number) => number
): RosterUnit {
	let equipped = unit;
	for (let at = 0; at < draw(4); at += 1) {
		const fitting = index.options.filter(({ entry }) =>
			mayHave(index, musterUnit(equipped, index), entry.id)
		);
		const option = fitting[draw(fitting.length)]?.entry.id;
		if (option !== undefined)
			equipped = { ...equipped, options: [...(equipped.options ?? []), option] };
	}
	const size = index.entries.get(unit.entry)?.entry.size;
	if (typeof size !== 'object') return equipped;
	const { min = 1, max = min * 3 } = size;
	return { ...equipped, models: min + draw(Math.min(max - min, 25) + 1) };
}
