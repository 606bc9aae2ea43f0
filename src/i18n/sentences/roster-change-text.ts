import type { CountedUnits, RosterChange, Edit, Fix } from '#engine';
import { dateInWords } from '../base/dates.ts';
import { rosterChanges as say } from '../en/edits.ts';
import { phrases } from '../en/parts/phrases.ts';
import { shortened } from '../naming/shortened.ts';

/** The longest sentence, that of two changes, name, and text of a player in it, in characters. */
const most = { sentence: 90, two: 160, words: 40, name: 34 } as const;

/** How many kinds of units are named in a change, and if that is too long. */
const fewer = [Infinity, 2, 1];

/** What was done, in a sentence of a line or two: "Added 2 Pikes". */
export function doneText(changes: readonly RosterChange[]): string {
	return tell(changes, true);
}

/** What a button would do: "Add 2 Pikes". */
export function offerText(changes: readonly RosterChange[]): string {
	return tell(changes, false);
}

/** The price of a fix, short enough for its button: "+90 points", "limit 3000", "±0 points". */
export function fixCostText({ edit, points: spent }: Fix): string {
	const size = sizeOf(edit);
	const parts = [
		...(spent === 0 ? [] : [`${spent > 0 ? '+' : '−'}${phrases.points(Math.abs(spent))}`]),
		...(size === undefined ? [] : [say.size(size)])
	];
	return parts.length === 0 ? say.noPoints : parts.join(', ');
}

function sizeOf(edit: Edit): number | undefined {
	if (edit.kind === 'resize') return edit.size;
	return edit.kind === 'several' ? edit.edits.map(sizeOf).find(Boolean) : undefined;
}

function tell(all: readonly RosterChange[], done: boolean): string {
	const changes = asOne(all);
	const [first, ...others] = changes;
	if (!first) return say.nothing(done);
	const together = (named: number): string =>
		say.joined(changes.map((change) => phrase(change, done, named)));
	if (together(Infinity).length <= most.sentence) return together(Infinity);
	// Of two changes a player wants to know both.
	const both = changes.length === 2 ? fewer.map(together) : [];
	const told = both.find((text) => text.length <= most.two);
	if (told !== undefined) return told;
	const rest = others.length === 0 ? '' : say.andMore(others.length);
	const shorter = fewer
		.map((named) => phrase(first, done, named) + rest)
		.find((text) => text.length <= most.sentence);
	return shorter ?? say.cut(phrase(first, done, 1), most.sentence - rest.length) + rest;
}

/** A change, or two that are one in words. */
type Phrased =
	| RosterChange
	| {
			readonly did: 'make-group-of-new';
			readonly group: string;
			readonly units: readonly CountedUnits[];
	  };

/** A group and the first units that are added to it are worded as one change. */
function asOne(changes: readonly RosterChange[]): readonly Phrased[] {
	const [group, added, ...others] = changes;
	return group?.did === 'make-group' &&
		group.units.length === 0 &&
		added?.did === 'add' &&
		added.group === group.group
		? [{ did: 'make-group-of-new', group: group.group, units: added.units }, ...others]
		: changes;
}

/** A change in words. Of several kinds of units, `named` are listed. */
function phrase(change: Phrased, done: boolean, named: number): string {
	const inWords = phraseOf[change.did] as Phrase<Phrased['did']>;
	return inWords(change, done, named);
}

type Phrase<K> = (change: Phrased & { readonly did: K }, done: boolean, named: number) => string;

const inGroup: Phrase<'join' | 'move' | 'leave'> = ({ did, units, group }, done, named) =>
	say[did](done, unitsText(units, named), name(group));

/** The words for each kind of change. An empty name or note removes it. */
const phraseOf: { readonly [K in Phrased['did']]: Phrase<K> } = {
	add: ({ units, group }, done, named) =>
		say.add(done, unitsText(units, named), group === undefined ? undefined : name(group)),
	remove: ({ units }, done, named) => say.remove(done, unitsText(units, named)),
	replace: ({ units, by }, done, named) =>
		say.replace(done, unitsText(units, named, bracketed), unitsText(by, named, bracketed)),
	join: inGroup,
	move: inGroup,
	leave: inGroup,
	'make-group': ({ units, group }, done, named) =>
		say.makeGroup(done, name(group), unitsText(units, named, bracketed)),
	'make-group-of-new': ({ units, group }, done, named) =>
		say.makeGroupOfNew(done, name(group), unitsText(units, named, bracketed)),
	'take-apart': ({ group }, done) => say.takeApart(done, name(group)),
	reorder: ({ count }, done) => say.reorder(done, count),
	'set-models': ({ unit, models }, done) => say.setModels(done, name(unit), models),
	give: ({ option, isRole, units }, done, named) =>
		isRole
			? say.appoint(done, option, unitsText(units, named))
			: say.give(done, name(option), unitsText(units, named)),
	take: ({ option, isRole, units }, done, named) =>
		isRole
			? say.dismiss(done, option, unitsText(units, named))
			: say.take(done, name(option), unitsText(units, named)),
	'move-option': ({ option, from, to }, done) =>
		say.moveOption(done, name(option), name(from), name(to)),
	'swap-option': ({ unit, from, to }, done) =>
		say.swapOption(done, name(unit), name(from), name(to)),
	'note-unit': ({ unit, words }, done) =>
		words === '' ? say.takeNote(done, name(unit)) : say.note(done, name(unit)),
	'name-unit': ({ unit, words }, done) => namePhrase(unit, words, done),
	'name-group': ({ group, words }, done) => namePhrase(group, words, done),
	rename: ({ words }, done) => say.rename(done, quoted(words)),
	'set-limit': ({ size }, done) => say.setLimit(done, size),
	answer: ({ question, answer }, done) =>
		say.answer(done, quoted(question), shortened(answer, most.name)),
	attend: ({ event }, done) =>
		event === undefined ? say.leaveEvent(done) : say.attend(done, quoted(event)),
	'accept-proposal': (_, done) => say.acceptProposal(done),
	restore: ({ took }, done) =>
		took === undefined ? say.restore(done) : say.takeData(done, dateInWords(took))
};

function namePhrase(about: string, words: string, done: boolean): string {
	return words === ''
		? say.takeName(done, name(about))
		: say.name(done, name(about), quoted(words));
}

/** How a sentence says what units come with. */
interface Bringing {
	readonly unit: (unit: string, things: readonly string[]) => string;
	readonly models: (count: number, units: number) => string;
}

/** "2 Pikes with 20 models each and Banner". */
const within: Bringing = {
	unit: (unit, things) => say.having(unit, things),
	models: (count, units) => say.models(count, units)
};

/** "2 Pikes (20 models and Banner)", where another "with" stands in the sentence. */
const bracketed: Bringing = {
	unit: (unit, things) => `${unit} (${phrases.list(things)})`,
	models: (count) => phrases.models(count)
};

/** "2 Pikes, Marshal with Arms and 3 more". */
function unitsText(
	units: readonly CountedUnits[],
	named: number,
	bringing: Bringing = within
): string {
	const phrased = units.slice(0, named).map(({ name: one, plural, models, role, ids, having }) => {
		const many = ids.length === 1 ? name(one) : numbered(phrases.manyOf(ids.length, one, plural));
		const strength = models === undefined ? [] : [bringing.models(models, ids.length)];
		const all = [...strength, ...having.map(name)];
		const whole = all.length === 0 || named === 1 ? many : bringing.unit(many, all);
		return role === undefined ? whole : say.inRole(whole, role);
	});
	const rest = units.slice(named).reduce((sum, { ids }) => sum + ids.length, 0);
	return phrases.list(rest === 0 ? phrased : [...phrased, say.more(rest)]);
}

function name(text: string): string {
	return shortened(text, most.name);
}

/** A name behind its number, which stays whole. */
function numbered(text: string): string {
	const [number = ''] = /^\d+\s(?:×\s)?/u.exec(text) ?? [];
	return number + name(text.slice(number.length));
}

function quoted(text: string): string {
	return say.quoted(shortened(text, most.words));
}
