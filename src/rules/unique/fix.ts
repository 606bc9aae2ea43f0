import { matches } from '../../engine/base/index.ts';
import {
	dropKind,
	firstOfAlike,
	isAllowed,
	optionsOf,
	plainestFirst,
	waysToUnmatch,
	wholeUnit,
	without,
	type Drop,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

/** Keeping one, in turn with each kind of unit that has it, and removing the others. */
export const fixUnique: Fixes<'unique'> = {
	*candidates(fixing, problem) {
		const { of } = problem.constraint;
		const copies = copiesOf(fixing, problem);
		const rightful = copies.filter((copy) => mayKeep(fixing, copy));
		const keepers = rightful.length > 0 ? rightful : copies;
		for (const kept of firstOfAlike(fixing, keepers, ({ unit }) => unit, dropKind)) {
			// Of equal copies the plainest units are removed first.
			const others = plainestFirst(copies.filter((copy) => copy !== kept));
			const extras = others.slice(0, problem.measured - problem.max);
			yield without(extras);
			const drops = extras.flatMap(({ unit, option }) =>
				option === undefined ? (waysToUnmatch(of, unit)[0] ?? []) : []
			);
			if (drops.some(({ option }) => option !== undefined)) yield without(drops);
		}
	}
};

/** The repeated things: units, options, and units that bring one with them; none if it is a combination. */
function copiesOf(
	{ context }: FixContext,
	{ constraint: { of }, what, units }: UnmetAs<'unique/repeated'>
): readonly Drop[] {
	const [only, ...others] = what;
	if (!only || others.length > 0) return [];
	return context.units
		.filter(({ unit }) => units.includes(unit.id))
		.flatMap((unit) => {
			const bought = [...(unit.indexed ? [unit.indexed] : []), ...(unit.indexed?.held ?? [])];
			const drops = [
				...bought.map((part) => ({ ...wholeUnit(unit), indexed: part })),
				...optionsOf(unit)
			];
			return drops.filter(({ indexed }) => {
				const tags = indexed === unit.indexed ? unit.tags : indexed?.tags;
				return tags && matches(of, tags) && indexed?.entry.id === only.entry.id;
			});
		});
}

function mayKeep({ index }: FixContext, { unit, option }: Drop): boolean {
	return option === undefined || isAllowed(index, unit, option);
}
