import {
	bearersFor,
	dropAll,
	gather,
	movedTo,
	optionsOf,
	without,
	type Fixes
} from '../../engine/fix/index.ts';

/** Removing one option, moving it to another unit that may have it, or removing several. */
export const fixBudget: Fixes<'budget'> = {
	*candidates(fixing, { bearer, paid, measured, max }) {
		const drops = optionsOf(bearer).filter((drop) =>
			paid.some((one) => one === drop.musteredOption)
		);
		for (const drop of drops) {
			if (drop.points < measured - max) continue;
			yield* movedTo(bearersFor(fixing, drop.option ?? ''), drop, [drop]);
			yield without([drop]);
		}
		const several = gather(fixing, drops, (picked) => dropAll(picked).points >= measured - max);
		if (several) yield without(several);
	}
};
