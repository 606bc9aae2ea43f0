import { eitherOf } from '../../engine/base/index.ts';
import {
	afford,
	asksFor,
	bearersFor,
	givenTo,
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
		const indexed = fixing.index.entries.get(option);
		yield* givenTo(bearersFor(fixing, option), option, indexed, copies);
		for (const each of eitherOf(by)) {
			yield* afford(fixing, givingsTo(fixing, bearer, each));
		}
		yield without(copies);
		// The unit may be ineligible because of another option.
		for (const drop of options) {
			const { grants = [] } = drop.indexed ?? {};
			if (eitherOf(by).some((each) => asksFor(each, grants))) yield without([drop]);
		}
	}
};
