import { playerDetails, type PlayerDetail } from '#schema';

/** What the form of an event says besides its fields. */
interface MoreOfForm {
	readonly rules: readonly FormRule[];
	/** Interpretations: ids of questions, each with that of its answer. */
	readonly readings: Readonly<Record<string, string>>;
	/** The time zone of a deadline that states none. */
	readonly zone: string;
}

/** The event of a form as its file says it. */
export function eventOfForm(
	said: FormData,
	{ rules, readings, zone: ownZone }: MoreOfForm
): object {
	const text = (field: string): string => {
		const value = said.get(field);
		return typeof value === 'string' ? value.trim() : '';
	};
	const number = (field: string): number | undefined =>
		text(field) === '' ? undefined : Number(text(field));
	const size = number('size');
	const [players, sameArmy] = [number('players'), number('sameArmy')];
	const teams = { ...(players && { players }), ...(sameArmy && { sameArmy }) };
	const asks = playerDetails.filter((detail: PlayerDetail) => said.has(`asks-${detail}`));
	const at = text('at');
	const note = text('note');
	return {
		eventPack: 3,
		name: text('name'),
		system: text('system'),
		date: text('date'),
		...(size !== undefined && { size }),
		...(Object.keys(readings).length > 0 && { readings }),
		...(rules.length > 0 && { constraints: rules.map(ruleOfForm) }),
		...(at && { deadline: { at, zone: text('zone') || ownZone } }),
		...(Object.keys(teams).length > 0 && { teams }),
		...(asks.length > 0 && { asks }),
		...(note && { note })
	};
}

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
const inFile: Readonly<Record<RuleKind, (number: number, about: object) => object>> = {
	most: (max, about) => ({ kind: 'count', ...about, max }),
	least: (min, about) => ({ kind: 'count', ...about, min }),
	none: (_, about) => ({ kind: 'count', ...about, max: 0 }),
	share: (max, about) => ({ kind: 'share', ...about, max }),
	points: (points, about) => ({ kind: 'share', ...about, max: { points } }),
	once: (max, about) => ({ kind: 'unique', ...about, ...(max > 1 && { max }) }),
	spent: (points) => ({ kind: 'share', of: {}, min: { points } })
};

/** The rule as the file of an event says it. */
export function ruleOfForm({ kind, number, of }: FormRule): object {
	const names = of
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '');
	return inFile[kind](number, { of: { any: names }, label: names.join(', ') });
}
