import { optionPoints } from '../../engine/base/index.ts';
import {
	bearersFor,
	dropAll,
	gather,
	moving,
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
			const { option = '', indexed } = drop;
			const dropped = dropAll([drop]);
			for (const other of bearersFor(fixing, option)) {
				const give = { kind: 'give-option', unit: other.unit.id, option } as const;
				const price = indexed ? optionPoints(other, indexed) : 0;
				yield moving(option, [...dropped.edits, give], price - dropped.points);
			}
			yield without([drop]);
		}
		const several = gather(fixing, drops, (picked) => dropAll(picked).points >= measured - max);
		if (several) yield without(several);
	}
};
