import { asksFor, eitherOf, optionPoints } from '../../engine/base/index.ts';
import {
	afford,
	bearersFor,
	candidate,
	dropAll,
	givingsTo,
	optionsOf,
	without
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';

/** Moving the option to a unit that may have it, making this one such a unit, or taking it off. */
export const repairCarries: Repairs<'carries'> = {
	*candidates(workshop, { constraint: { option, by }, bearer }) {
		const options = optionsOf(bearer);
		const copies = options.filter((drop) => drop.option === option);
		const taken = dropAll(copies);
		const indexed = workshop.index.entries.get(option);
		for (const other of bearersFor(workshop, option)) {
			const give = { kind: 'give-option', unit: other.unit.id, option } as const;
			const price = indexed ? optionPoints(other, indexed) : 0;
			yield candidate([...taken.edits, give], price - taken.points);
		}
		for (const each of eitherOf(by)) {
			for (const addition of givingsTo(workshop, bearer, each)) yield* afford(workshop, addition);
		}
		yield without(copies);
		// Another option of the unit may be what bars it.
		for (const drop of options) {
			const { grants = [] } = drop.indexed ?? {};
			if (eitherOf(by).some((each) => asksFor(each, grants))) yield without([drop]);
		}
	}
};
