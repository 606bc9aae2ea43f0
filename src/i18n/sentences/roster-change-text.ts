import type { CountedUnits, RosterChange, Edit, Fix } from '#engine';
import { dateInWords } from '../base/dates.ts';
import { rosterChanges as say } from '../en/edits.ts';
import { phrases } from '../en/parts/phrases.ts';
import { shortened } from '../naming/shortened.ts';

/** The longest sentence, name, and text of a player in it, in characters. */
const most = { sentence: 90, words: 40, name: 34 } as const;

/** What was done, in a sentence of a line or two: "Added 2 Pikes". */
export function doneText(changes: readonly RosterChange[]): string {
	return tell(changes, true);
}

/** What a button would do: "Add 2 Pikes". */
export function offerText(changes: readonly RosterChange[]): string {
	return tell(changes, false);
}

/** The price of a fix, short enough for its button: "+90 points", "limit 3000", "no points". */
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
	const whole = say.joined(changes.map((change) => phrase(change, done, Infinity)));
	if (whole.length <= most.sentence) return whole;
	const rest = others.length === 0 ? '' : say.andMore(others.length);
	const shorter = [Infinity, 2, 1]
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
	const units = 'units' in change ? unitsText(change.units, named) : '';
	switch (change.did) {
		case 'add':
			return say.add(done, units, change.group === undefined ? undefined : name(change.group));
		case 'remove':
			return say.remove(done, units);
		case 'replace': {
			const [gone, come] = [change.units, change.by].map((each) =>
				unitsText(each, named, bracketed)
			);
			return say.replace(done, gone ?? '', come ?? '');
		}
		case 'join':
		case 'move':
		case 'leave':
			return say[change.did](done, units, name(change.group));
		case 'make-group':
			return say.makeGroup(done, name(change.group), unitsText(change.units, named, bracketed));
		case 'make-group-of-new':
			return say.makeGroupOfNew(
				done,
				name(change.group),
				unitsText(change.units, named, bracketed)
			);
		case 'take-apart':
			return say.takeApart(done, name(change.group));
		case 'reorder':
			return say.reorder(done, change.count);
		case 'set-models':
			return say.setModels(done, name(change.unit), change.models);
		case 'give':
			return change.isRole
				? say.appoint(done, change.option, units)
				: say.give(done, name(change.option), units);
		case 'take':
			return change.isRole
				? say.dismiss(done, change.option, units)
				: say.take(done, name(change.option), units);
		case 'move-option':
			return say.moveOption(done, name(change.option), name(change.from), name(change.to));
		case 'swap-option':
			return say.swapOption(done, name(change.unit), name(change.from), name(change.to));
		default:
			return 'words' in change && change.did !== 'rename'
				? wordsPhrase(change, done)
				: listPhrase(change, done);
	}
}

type WordsChange = Extract<RosterChange, { did: 'name-unit' | 'note-unit' | 'name-group' }>;

/** A custom name or a note; an empty one removes it. */
function wordsPhrase(change: WordsChange, done: boolean): string {
	const about = name(change.did === 'name-group' ? change.group : change.unit);
	if (change.did === 'note-unit') {
		return change.words === '' ? say.takeNote(done, about) : say.note(done, about);
	}
	return change.words === ''
		? say.takeName(done, about)
		: say.name(done, about, quoted(change.words));
}

type ListChange = Extract<
	RosterChange,
	{ did: 'rename' | 'set-limit' | 'answer' | 'attend' | 'restore' | 'accept-proposal' }
>;

/** A change of the list as a whole. */
function listPhrase(change: ListChange, done: boolean): string {
	switch (change.did) {
		case 'rename':
			return say.rename(done, quoted(change.words));
		case 'set-limit':
			return say.setLimit(done, change.size);
		case 'answer':
			return say.answer(done, quoted(change.question), shortened(change.answer, most.name));
		case 'attend':
			return change.event === undefined
				? say.leaveEvent(done)
				: say.attend(done, quoted(change.event));
		case 'accept-proposal':
			return say.acceptProposal(done);
		case 'restore':
			return change.took === undefined
				? say.restore(done)
				: say.takeData(done, dateInWords(change.took));
	}
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
