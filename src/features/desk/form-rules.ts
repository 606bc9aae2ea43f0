/** The sentences that a house rule of the form can be. */
export const ruleKinds = ['most', 'least', 'none', 'share', 'points', 'once', 'spent'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A house rule as a sentence: a kind, a number, and what it is about. */
export interface FormRule {
	readonly kind: RuleKind;
	readonly number: number;
	/** Names of entries, or keywords, between commas. */
	readonly of: string;
}

/** What a sentence asks for besides its kind. */
export const asked: Readonly<Record<RuleKind, { readonly number: boolean; readonly of: boolean }>> =
	{
		most: { number: true, of: true },
		least: { number: true, of: true },
		none: { number: false, of: true },
		share: { number: true, of: true },
		points: { number: true, of: true },
		once: { number: true, of: true },
		spent: { number: true, of: false }
	};

const ofPoints: readonly RuleKind[] = ['share', 'points', 'spent'];

/** The sentences that make sense in a game: some have no points. */
export function kindsFor(hasPoints: boolean): readonly RuleKind[] {
	return ruleKinds.filter((kind) => hasPoints || !ofPoints.includes(kind));
}

/** What each kind is in the file of an event, with its number, and of whom. */
const plain: Readonly<Record<RuleKind, (number: number, about: object) => object>> = {
	most: (max, about) => ({ kind: 'count', ...about, max }),
	least: (min, about) => ({ kind: 'count', ...about, min }),
	none: (_, about) => ({ kind: 'count', ...about, max: 0 }),
	share: (max, about) => ({ kind: 'share', ...about, max }),
	points: (points, about) => ({ kind: 'share', ...about, max: { points } }),
	once: (max, about) => ({ kind: 'unique', ...about, ...(max > 1 && { max }) }),
	spent: (points) => ({ kind: 'share', of: {}, min: { points } })
};

/** The rule as the file of an event says it. */
export function plainRule({ kind, number, of }: FormRule): object {
	const names = of
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '');
	return plain[kind](number, { of: { any: names }, label: names.join(', ') });
}
