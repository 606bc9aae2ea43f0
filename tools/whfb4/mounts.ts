import type { Context, Row } from './context.ts';
import { below, leaves, type Fact } from './facts.ts';
import { statsOf } from './stats.ts';

/** Keywords for the mounts that a character may have; mounts of this army alone become its own options. */
export function mountsOf(context: Context, row: Row): readonly string[] {
	const group = row.fact.options?.find(({ name }) => /^Mounts?$/.test(name));
	if (!group) return [];
	return below(context.facts, group).flatMap((option) => {
		if (option.name === 'Monster') {
			return leaves(context.facts, { ...option, group: true }).flatMap((monster) =>
				mount(context, row, monster, true)
			);
		}
		const daemons = option.name === 'Daemonic Mount' ? leaves(context.facts, option) : [option];
		return daemons.flatMap((steed) => mount(context, row, steed, false));
	});
}

function mount(context: Context, row: Row, fact: Fact, isMonster: boolean): readonly string[] {
	const { name, points } = fact;
	if (/swarm$/.test(name)) {
		const text = 'the public data offers the monsters’ list whole; nobody rides a swarm (4th 1790)';
		context.note('left-out', `${name} as a mount`, text);
		return [];
	}
	if (points === undefined) {
		context.note('left-out', `${name} as a mount`, 'no price in the public data or the text');
		return [];
	}
	const shared = context.sharedMount(sharedName(name), points);
	if (shared !== undefined) return [shared];
	ownMount(context, row, fact, isMonster);
	return [];
}

function sharedName(name: string): string {
	return name === 'Chaos Gorgon' ? 'Gorgon' : name;
}

function ownMount(context: Context, row: Row, fact: Fact, isMonster: boolean): void {
	const { name, points = 0, profiles = [], options = [] } = fact;
	const isChariot = name.endsWith('Chariot');
	const { aliases } = context.optionCorrection(`Mount: ${name}`);
	const [first, ...others] = profiles
		.filter(({ type }) => type === 'Profile')
		.toSorted((one, other) => Number(/Steed/.test(one.name)) - Number(/Steed/.test(other.name)));
	context.addOwn(
		{
			name,
			...(aliases && { aliases }),
			type: isMonster ? 'monstrous-mount' : 'steed',
			cost: isMonster || isChariot ? points : { perModel: points },
			grants: isChariot ? ['IN A CHARIOT'] : ['MOUNTED', ...(isMonster ? ['ON A MONSTER'] : [])],
			...(first && { stats: statsOf(first) }),
			...(others.length > 0 && {
				lines: others.map((line) => ({ name: line.name, stats: statsOf(line) }))
			})
		},
		'Characters',
		[row.id]
	);
	for (const { name: extra, points: price = 0 } of options) {
		context.addOwn({ name: extra, type: 'hand-weapon', cost: price }, row.fact.category, [
			'IN A CHARIOT'
		]);
	}
}
