// What zod checks with code of ours, as JSON Schema says it. A schema with such a check and no word here is
// an error.

type Json = Readonly<Record<string, unknown>>;

const oneOrBoth = (...words: readonly string[]): Json => ({
	anyOf: words.map((word) => ({ required: [word] }))
});
const either = (...words: readonly string[]): Json => ({
	oneOf: words.map((word) => ({ required: [word] }))
});
/** No space at either end. */
const trimmed: Json = { pattern: String.raw`^\S([\s\S]*\S)?$` };

/** By the name of the schema. */
export const byHand: Readonly<Record<string, Json>> = {
	Text: trimmed,
	EventName: trimmed,
	Label: trimmed,
	// Beyond their pattern: whether the calendar has the day, and the machine the zone.
	LocalTime: {},
	ZoneName: {},
	OwnPrice: oneOrBoth('fixed', 'perModel'),
	Exclusive: oneOrBoth('min', 'max'),
	// That each row is as long as its columns, `npm run check` says.
	PlayTable: {},
	PlayBlock: oneOrBoth('lines', 'tables', 'rule'),
	Requires: {
		...either('needs', 'forbids'),
		dependentRequired: { unlessWith: ['forbids'] }
	}
};

const limited: Json = { ...oneOrBoth('min', 'max'), dependentRequired: { more: ['max'] } };

/** Most of what the reader of event packs asks for beyond their schema (`rule-faults.ts`), by the kind of rule. */
export const ofEventRules: Readonly<Record<string, Json>> = {
	count: limited,
	share: limited,
	exclusive: limited,
	group: limited,
	groups: limited,
	requires: either('needs', 'forbids'),
	unique: { dependentRequired: { except: ['by'] } }
};
