import type { Check } from '../check.ts';
import { unitName } from '../muster.ts';
import { matches } from '../selector.ts';

/** "This option may be given only to these units." */
export const checkCarries: Check<'carries'> = (context, constraint) => {
	const { option, by } = constraint;
	const subject = context.index.entries.get(option)?.entry.name ?? option;
	const bearers = context.bearers.get(option)?.units ?? [];
	const strangers = bearers.filter(({ tags }) => !matches(by, tags));
	if (strangers.length === 0) {
		const ids = bearers.map(({ unit }) => unit.id);
		return [{ constraint, outcome: 'met', subject, measured: bearers.length, units: ids }];
	}
	return strangers.map((stranger) => ({
		constraint,
		outcome: 'carries/not-allowed',
		subject,
		measured: 1,
		max: 0,
		bearer: unitName(stranger),
		units: [stranger.unit.id]
	}));
};
