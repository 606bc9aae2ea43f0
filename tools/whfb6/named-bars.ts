import type { Constraint, Entry, System } from '#schema';

/**
 * "May not be on a unit that is so": where an option makes it so, the rule names that option, and a
 * sentence of it says which two things do not go together. Where units are so by themselves, it says who
 * may not be given it.
 */
export function namedBars(
	rules: readonly Constraint[],
	entries: readonly Entry[],
	{ types, entries: shared }: System
): readonly Constraint[] {
	const isOption = ({ type }: Entry): boolean =>
		types.some(({ id, role }) => id === type && role === 'option');
	const options = [...entries.filter(isOption), ...shared];
	const units = entries.filter((entry) => !isOption(entry));
	const ownOf = ({ type, keywords = [] }: Entry): readonly string[] => [
		...(types.find(({ id }) => id === type)?.keywords ?? []),
		...keywords
	];
	return rules.flatMap((rule): readonly Constraint[] => {
		const bar = barOf(rule);
		if (!bar) return [rule];
		const { id, of, reading, when, source, tag, unless } = bar;
		const isSo = options.filter((option) => ownOf(option).includes(tag));
		const makers = options.filter(
			(option) => !isSo.includes(option) && option.grants?.includes(tag)
		);
		if (unless.length > 0) {
			const none = options.filter(({ grants = [] }) =>
				unless.some((each) => grants.includes(each))
			);
			const isPlain = isSo.length > 0 && makers.length === 0 && none.length > 0;
			return isPlain
				? [
						{
							...bar.rule,
							forbids: { any: [tag], none: ['UNIT', ...none.map((option) => option.id)] }
						}
					]
				: [rule];
		}
		const any = [...(isSo.length > 0 ? [tag] : []), ...makers.map((option) => option.id)];
		const isOfUnits = units.some((unit) => ownOf(unit).includes(tag));
		if (!isOfUnits && any.length > 0 && any.length <= 12)
			return [{ ...bar.rule, forbids: { any, ...(isSo.length > 0 && { none: ['UNIT'] }) } }];
		return (of.any ?? []).map((option, at) => ({
			id: at === 0 ? id : `${id}-${at + 1}`,
			kind: 'carries',
			option,
			by: { none: [tag] },
			...(reading !== undefined && { reading, when }),
			source
		}));
	});
}

/** The one keyword that a unit must not have, unless it has one of those. */
function barOf(rule: Constraint) {
	if (rule.kind !== 'requires' || rule.scope !== 'unit') return undefined;
	const { any, all: [unit, tag, ...more] = [], none: unless = [] } = rule.forbids ?? {};
	if (any || unit !== 'UNIT' || tag === undefined || more.length > 0) return undefined;
	return { ...rule, rule, tag, unless };
}
