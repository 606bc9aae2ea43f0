import type {
	Army,
	Constraint,
	Cost,
	Entry,
	EntryType,
	Reading,
	Roster,
	Rule,
	System,
	EventPack
} from '#schema';
import type { ArmyIndex, IndexedEntry, ReadingAnswer } from '../base/army-index.ts';
import { eventConstraints } from './event.ts';
import { offersOf, type Offers, type PriceFor } from './offers.ts';
import { formerlyIn } from '../base/renewed.ts';
import { matches } from '../base/selector.ts';
import { constraintsByEntry } from './touching.ts';
import { entryConstraints } from './entry-rules.ts';

/** The parts of a roster that decide which rules apply: its answers and its event. */
export type RuleChoices = Pick<Roster, 'readings' | 'event'>;

/**
 * Indexes an army under a roster's answers and event. Unknown answers fall back to the defaults; an event of
 * another system is ignored.
 * @throws if an entry names an unknown type, which the data tests rule out
 */
export function indexArmy(system: System, army: Army, use: RuleChoices = {}): ArmyIndex {
	const event = use.event?.system === system.id ? use.event : undefined;
	const readings = [...system.readings, ...(army.readings ?? [])];
	const answers = answerReadings(readings, use.readings, event);
	const specialRules = byId([...system.rules, ...army.rules]);
	const offers = offersOf(system, army);
	const shared: Shared = {
		army,
		types: byId(system.types),
		rules: specialRules,
		explaining: [...specialRules.values()].filter((rule) => rule.of),
		offers,
		asked: askedStats(system),
		grants: grantsUnder(answers),
		season: system.seasons && answers.get(system.seasons)?.answer,
		answers,
		answered: [...answers].map(([id, { answer }]) => `${id}:${answer}`)
	};
	const entries = [...army.entries, ...system.entries].map((entry) => indexEntry(entry, shared));
	const entriesById = new Map(entries.map((indexed) => [indexed.entry.id, indexed]));
	const formerly = formerlyIn(system, army);
	const constraints = [
		...replaced(system.constraints, army.constraints),
		...entries.flatMap((indexed) => (indexed.isBarred ? [] : entryConstraints(indexed))),
		...offers.constraints,
		...(event ? eventConstraints(event, system, formerly) : [])
	].filter((constraint) => isInForce(constraint, army, answers));
	return {
		system,
		army,
		entries: entriesById,
		formerly,
		...byRole(entries),
		constraints,
		surcharges: surchargesOf(system, army, answers),
		tallies: talliesOf(system, army),
		rules: specialRules,
		answers,
		event,
		touching: constraintsByEntry(entriesById, constraints)
	};
}

function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
	return new Map(things.map((thing) => [thing.id, thing]));
}

/** The columns of the stat line that rules refer to. */
function askedStats({ statLine }: System): readonly string[] {
	return statLine.filter(({ asked }) => asked).map(({ id }) => id);
}

function byRole(
	entries: readonly IndexedEntry[]
): Pick<ArmyIndex, 'units' | 'options' | 'choices'> {
	return {
		units: entries.filter((indexed) => indexed.isUnit),
		options: entries.filter(({ type }) => type.role === 'option'),
		choices: entries.filter((indexed) => indexed.isChoice)
	};
}

function surchargesOf(
	system: System,
	army: Army,
	answers: ArmyIndex['answers']
): ArmyIndex['surcharges'] {
	const all = replaced(system.surcharges, army.surcharges);
	return all.filter((surcharge) => isAnswered(surcharge, answers));
}

/** The tallies of system and army; the army's replace those of the same id. */
function talliesOf(system: System, army: Army): ArmyIndex['tallies'] {
	return system.tallies.map((tally) => army.tallies?.find((own) => own.id === tally.id) ?? tally);
}

/** The items of system and army; the army's replace those of the same id. */
function replaced<T extends { readonly id: string }>(
	shared: readonly T[] = [],
	ofArmy: readonly T[] = []
): readonly T[] {
	return [...shared.filter(({ id }) => !ofArmy.some((other) => other.id === id)), ...ofArmy];
}

function isInForce(constraint: Constraint, army: Army, answers: ArmyIndex['answers']): boolean {
	const { armies } = constraint;
	return (!armies || armies.includes(army.id)) && isAnswered(constraint, answers);
}

/** Whether what depends on an answer holds under these. */
function isAnswered(
	{ reading, when }: Pick<Constraint | Entry, 'reading' | 'when'>,
	answers: ArmyIndex['answers']
): boolean {
	return !reading || !when || answers.get(reading)?.answer === when;
}

type Grant = NonNullable<Reading['answers'][number]['grants']>[number];

/** The keywords that these answers grant. */
function grantsUnder(answers: ReadonlyMap<string, ReadingAnswer>): readonly Grant[] {
	return [...answers.values()].flatMap(
		({ reading, answer }) => reading.answers.find(({ id }) => id === answer)?.grants ?? []
	);
}

/** What indexing an entry needs besides the entry. */
interface Shared {
	readonly army: Army;
	readonly types: ReadonlyMap<string, EntryType>;
	readonly rules: ReadonlyMap<string, Rule>;
	/** The rules that explain keywords. */
	readonly explaining: readonly Rule[];
	readonly offers: Offers;
	/** The columns of the stat line that rules refer to. */
	readonly asked: readonly string[];
	/** The keywords that the answers grant. */
	readonly grants: readonly Grant[];
	/** The season being played. */
	readonly season: string | undefined;
	readonly answers: ArmyIndex['answers'];
	/** A tag for each answer in force. */
	readonly answered: readonly string[];
}

/** An entry with what answers add to its numbers. */
function withNumbers(entry: Entry, granted: readonly Grant[]): Entry {
	const added = granted.flatMap(({ numbers = {} }) => Object.entries(numbers));
	if (added.length === 0) return entry;
	const numbers = { ...entry.numbers };
	for (const [name, amount] of added) numbers[name] = (numbers[name] ?? 0) + amount;
	return { ...entry, numbers };
}

function indexEntry(printed: Entry, shared: Shared): IndexedEntry {
	const { types, rules, offers } = shared;
	const type = types.get(printed.type);
	if (!type) throw new Error(`Entry ${printed.id} has the unknown type ${printed.type}`);
	const cost = costWith(offers.pricesOf(printed.id), printed.cost);
	const plain =
		type.numbers || cost !== printed.cost
			? { ...printed, cost, numbers: { ...type.numbers, ...printed.numbers } }
			: printed;
	const plainTags = [plain.id, ...type.keywords, ...(plain.keywords ?? []), ...marksOf(plain)];
	if (shared.army.legends && type.role === 'unit') plainTags.push(ofLegends);
	const tags = new Set([
		...plainTags,
		...statMarksOf(plain, type, shared.asked),
		...shared.answered
	]);
	const granted = shared.grants.filter((grant) => matches(grant.to, tags));
	const entry = withNumbers(plain, granted);
	for (const { keywords = [] } of granted) for (const keyword of keywords) tags.add(keyword);
	return {
		entry,
		type,
		isUnit: type.role === 'unit',
		isChoice: type.role === 'army',
		isHidden: isHidden(entry, shared),
		isBarred: !isAnswered(entry, shared.answers),
		tags,
		grants:
			type.role === 'option'
				? [...plainTags.map((tag) => `+${tag}`), ...(entry.grants ?? [])]
				: noTags,
		offeredBy: offers.bearersOf(entry.id),
		offers: offers.optionsOf(entry.id),
		held: heldBy(entry, type),
		rules: [
			...[...(entry.rules ?? []), ...(type.rules ?? [])].flatMap((id) => rules.get(id) ?? []),
			...(type.role === 'option' ? [] : explainingRules(shared.explaining, tags))
		]
	};
}

/** The rules that explain these keywords. */
export function explainingRules(
	rules: Iterable<Rule>,
	keywords: ReadonlySet<string>
): readonly Rule[] {
	return [...rules].filter((rule) => rule.of && matches(rule.of, keywords));
}

/**
 * Whether an entry is of Legends or another season. In an army of Legends nothing is hidden: the player has
 * chosen it.
 */
function isHidden({ legends, season }: Entry, shared: Shared): boolean {
	if (shared.army.legends) return false;
	return legends ?? (season !== undefined && season !== shared.season);
}

/** A cost preceded by prices for particular units. */
function costWith(prices: readonly PriceFor[], cost: Cost): Cost {
	if (prices.length === 0) return cost;
	if (typeof cost !== 'number' && ('models' in cost || 'insteadOf' in cost)) return cost;
	if (typeof cost !== 'number' && 'by' in cost) return { ...cost, by: [...prices, ...cost.by] };
	return { by: prices, else: cost };
}

const noTags: readonly string[] = [];

const noneHeld: readonly IndexedEntry[] = [];

function heldBy({ holds, source }: Entry, type: EntryType): readonly IndexedEntry[] {
	if (!holds) return noneHeld;
	return holds.flatMap(({ name, entry: id, count, size, keywords = [], numbers }) => {
		const entry: Entry = { id, name, type: type.id, cost: 0, size, keywords, source };
		const held: IndexedEntry = {
			entry: numbers ? { ...entry, numbers } : entry,
			type,
			isUnit: false,
			isChoice: false,
			isHidden: false,
			isBarred: false,
			tags: new Set([id, ...keywords]),
			grants: noTags,
			offeredBy: undefined,
			offers: [],
			held: noneHeld,
			rules: []
		};
		return Array<IndexedEntry>(count).fill(held);
	});
}

/** The answer to every reading; unknown answers are ignored. */
function answerReadings(
	readings: readonly Reading[],
	chosen: Readonly<Record<string, string>> = {},
	event?: EventPack
): ReadonlyMap<string, ReadingAnswer> {
	const answers = readings.map((reading): ReadingAnswer => {
		const ofEvent = knownAnswer(reading, event?.readings?.[reading.id]);
		if (ofEvent !== undefined) return { reading, answer: ofEvent, givenBy: 'event' };
		const ofRoster = knownAnswer(reading, chosen[reading.id]);
		if (ofRoster !== undefined) return { reading, answer: ofRoster, givenBy: 'roster' };
		return { reading, answer: reading.default, givenBy: 'pack' };
	});
	return new Map(answers.map((answer) => [answer.reading.id, answer]));
}

function knownAnswer(reading: Reading, answer: string | undefined): string | undefined {
	return reading.answers.find(({ id }) => id === answer)?.id;
}

/** The tag of what the publisher no longer supports. */
const ofLegends = 'season:legends';

/** The tags for an entry's attributes. */
function marksOf({
	type,
	countsAs,
	joins = [],
	among,
	season,
	legends,
	limit
}: Entry): readonly string[] {
	return [
		`type:${type}`,
		...(countsAs === undefined ? [] : [countsAs]),
		...joins.map((as) => `joins:${as}`),
		...(among === undefined ? [] : [`among:${among}`]),
		...(season === undefined ? [] : [`season:${season}`]),
		...(legends ? [ofLegends] : []),
		...(limit ? ['limit:own'] : [])
	];
}

/** The tags for a stat line. */
function statMarksOf(
	{ stats = {} }: Entry,
	{ role }: EntryType,
	asked: readonly string[]
): readonly string[] {
	return role === 'unit' ? asked.map((column) => `${column}:${valueAsked(stats[column])}`) : [];
}

/** A printed value; `none` for a dash, or for a value that only adds to another. */
function valueAsked(printed = '-'): string {
	const [first = ''] = printed.split(/ or |\//);
	return first === '0' || first === '-' ? 'none' : printed;
}
