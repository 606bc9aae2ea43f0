import { eitherOf, optionPoints } from '../../engine/base/index.ts';
import {
	afford,
	asksFor,
	bearersFor,
	candidate,
	dropAll,
	givingsTo,
	optionsOf,
	without,
	type Fixes
} from '../../engine/fix/index.ts';

/** Moving the option to a unit that may have it, making this unit eligible, or removing the option. */
export const fixCarries: Fixes<'carries'> = {
	*candidates(fixing, { constraint: { option, by }, bearer }) {
		const options = optionsOf(bearer);
		const copies = options.filter((drop) => drop.option === option);
		const dropped = dropAll(copies);
		const indexed = fixing.index.entries.get(option);
		for (const other of bearersFor(fixing, option)) {
			const give = { kind: 'give-option', unit: other.unit.id, option } as const;
			const price = indexed ? optionPoints(other, indexed) : 0;
			yield candidate([...dropped.edits, give], price - dropped.points);
		}
		for (const each of eitherOf(by)) {
			for (const addition of givingsTo(fixing, bearer, each)) yield* afford(fixing, addition);
		}
		yield without(copies);
		// The unit may be ineligible because of another option.
		for (const drop of options) {
			const { grants = [] } = drop.indexed ?? {};
			if (eitherOf(by).some((each) => asksFor(each, grants))) yield without([drop]);
		}
	}
};
