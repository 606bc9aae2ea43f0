import { atomOf } from './conditions.ts';
import type { Fact } from './facts.ts';
import type { Must, Walk } from './walk.ts';
import { unique } from './wording.ts';

/** "At least one of these with that", and without that: when the source makes a choice compulsory. */
export function mustOf(
	{ context, unit, id }: Walk,
	{ name, modifiers = [] }: Fact
): Must | undefined {
	const place = { army: context.facts, unit, corrections: context.corrections };
	const setting = modifiers.filter(
		({ set, value, when }) => set === 'minSelections' && Number(value) === 1 && when
	);
	const atoms = setting
		.flatMap(({ when = [] }) => when.flatMap((each) => atomOf(place, each) ?? []))
		.map((atom) => {
			const own = atom.inArmy ? context.atUnit(atom.name) : undefined;
			return own === undefined ? atom : { ...atom, name: own, inArmy: false };
		});
	if (atoms.length === 0) return undefined;
	if (atoms.some(({ inArmy }) => inArmy)) {
		context.leaveRule(
			name,
			'compulsory with a choice of the army: it may be taken, and is not asked for',
			id
		);
		return undefined;
	}
	const named = (has: boolean): readonly string[] =>
		unique(atoms.filter((atom) => atom.has === has).map((atom) => atom.name)).toSorted();
	return { any: named(true), none: named(false) };
}
