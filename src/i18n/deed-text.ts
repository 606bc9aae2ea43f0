import type { CountedUnits, Deed, Edit, Repair } from '#engine';
import { dateInWords } from './dates.ts';
import { list, models, points } from './en.ts';

/** The most characters of a sentence, of a name or of another's words in it. */
const most = { sentence: 90, words: 40, name: 34 } as const;

/** How a deed is told: as done, or as offered. */
type Tense = 'done' | 'offered';

const verbs = {
	add: ['Added', 'Add'],
	agree: ['Agreed', 'Agree'],
	answer: ['Answered', 'Answer'],
	attach: ['Attached', 'Attach'],
	exchange: ['Exchanged', 'Exchange'],
	give: ['Gave', 'Give'],
	go: ['Went', 'Go'],
	make: ['Made', 'Make'],
	move: ['Moved', 'Move'],
	name: ['Named', 'Name'],
	note: ['Wrote', 'Write'],
	put: ['Put', 'Put'],
	remove: ['Removed', 'Remove'],
	rename: ['Renamed', 'Rename'],
	reorder: ['Reordered', 'Reorder'],
	replace: ['Replaced', 'Replace'],
	take: ['Took', 'Take']
} as const;

/** What was done, in a sentence that fits a line or two: "Added 2 Pikes". */
export function doneText(deeds: readonly Deed[]): string {
	return tell(deeds, 'done');
}

/** What a button would do: "Add 2 Pikes". */
export function offerText(deeds: readonly Deed[]): string {
	return tell(deeds, 'offered');
}

/** What a repair costs, short enough for its button: "+90 points", "size 3000", "no points". */
export function repairCostText({ edit, points: spent }: Repair): string {
	const size = sizeOf(edit);
	const parts = [
		...(spent === 0 ? [] : [`${spent > 0 ? '+' : '−'}${points(Math.abs(spent))}`]),
		...(size === undefined ? [] : [`size ${size}`])
	];
	return parts.length === 0 ? 'no points' : parts.join(', ');
}

function sizeOf(edit: Edit): number | undefined {
	if (edit.kind === 'resize') return edit.size;
	return edit.kind === 'several' ? edit.edits.map(sizeOf).find(Boolean) : undefined;
}

function tell(deeds: readonly Deed[], tense: Tense): string {
	const [first, ...others] = deeds;
	if (!first) return tense === 'done' ? 'Changed nothing' : 'Change nothing';
	const phrases = [first, ...others].map((deed) => phrase(deed, tense, Infinity));
	const whole = list([phrases[0] ?? '', ...phrases.slice(1).map(uncapitalised)]);
	if (whole.length <= most.sentence) return whole;
	const rest = others.length === 0 ? '' : ` and ${others.length} more`;
	const told = [Infinity, 2, 1]
		.map((named) => phrase(first, tense, named) + rest)
		.find((text) => text.length <= most.sentence);
	return told ?? shortened(phrase(first, tense, 1), most.sentence - rest.length) + rest;
}

function uncapitalised(text: string): string {
	return text.slice(0, 1).toLowerCase() + text.slice(1);
}

type Verb = (word: keyof typeof verbs) => string;

/** One deed; of several kinds of units so many are named. */
function phrase(deed: Deed, tense: Tense, named: number): string {
	const verb: Verb = (word) => verbs[word][tense === 'done' ? 0 : 1];
	switch (deed.did) {
		case 'add': {
			const place = deed.group === undefined ? '' : ` to ${name(deed.group)}`;
			return `${verb('add')} ${unitsText(deed.units, named)}${place}`;
		}
		case 'remove':
			return `${verb('remove')} ${unitsText(deed.units, named)}`;
		case 'replace': {
			const [gone, come] = [deed.units, deed.by].map((units) =>
				unitsText(units, named, (options) => ` (${options})`)
			);
			return `${verb('replace')} ${gone ?? ''} with ${come ?? ''}`;
		}
		case 'join':
			return `${verb('put')} ${unitsText(deed.units, named)} into ${name(deed.group)}`;
		case 'move':
			return `${verb('move')} ${unitsText(deed.units, named)} to ${name(deed.group)}`;
		case 'leave':
			return `${verb('take')} ${unitsText(deed.units, named)} out of ${name(deed.group)}`;
		case 'make-group': {
			const members = deed.units.length === 0 ? '' : ` of ${unitsText(deed.units, named)}`;
			return `${verb('make')} ${name(deed.group)}${members}`;
		}
		case 'take-apart':
			return `${verb('take')} ${name(deed.group)} apart`;
		case 'reorder':
			return `${verb('reorder')} ${countOf(deed.count)}`;
		case 'set-models':
			return `${verb('make')} ${name(deed.unit)} ${models(deed.models)} strong`;
		case 'give':
		case 'take':
		case 'move-option':
		case 'swap-option':
			return optionPhrase(deed, verb, named);
		default:
			return 'words' in deed && deed.did !== 'rename'
				? wordsPhrase(deed, verb)
				: listPhrase(deed, verb);
	}
}

type OptionDeed = Extract<Deed, { did: 'give' | 'take' | 'move-option' | 'swap-option' }>;

function optionPhrase(deed: OptionDeed, verb: Verb, named: number): string {
	switch (deed.did) {
		case 'give':
			return `${verb('give')} ${name(deed.option)} to ${unitsText(deed.units, named)}`;
		case 'take':
			return `${verb('take')} ${name(deed.option)} from ${unitsText(deed.units, named)}`;
		case 'move-option':
			return `${verb('move')} ${name(deed.option)} from ${name(deed.from)} to ${name(deed.to)}`;
		case 'swap-option':
			return `${verb('exchange')} ${name(deed.from)} for ${name(deed.to)} on ${name(deed.unit)}`;
	}
}

type WordsDeed = Extract<Deed, { did: 'name-unit' | 'note-unit' | 'name-group' }>;

/** The player's own words for something; none takes them off. */
function wordsPhrase(deed: WordsDeed, verb: Verb): string {
	const about = name(deed.did === 'name-group' ? deed.group : deed.unit);
	const isNote = deed.did === 'note-unit';
	if (deed.words === '') return `${verb('take')} the ${isNote ? 'note' : 'name'} off ${about}`;
	return isNote
		? `${verb('note')} a note on ${about}`
		: `${verb('name')} ${about} ${quoted(deed.words)}`;
}

type ListDeed = Extract<Deed, { did: 'rename' | 'agree' | 'answer' | 'attend' | 'restore' }>;

/** A deed that is about the whole list. */
function listPhrase(deed: ListDeed, verb: Verb): string {
	switch (deed.did) {
		case 'rename':
			return `${verb('rename')} the list ${quoted(deed.words)}`;
		case 'agree':
			return `${verb('agree')} on ${points(deed.size)}`;
		case 'answer': {
			const answer = deed.answer === '' ? '' : `: ${shortened(deed.answer, most.name)}`;
			return `${verb('answer')} ${quoted(deed.question)}${answer}`;
		}
		case 'attend':
			return deed.event === undefined
				? `${verb('take')} the event off`
				: `${verb('attach')} event ${quoted(deed.event)}`;
		case 'restore':
			return deed.took === undefined
				? `${verb('go')} back to an earlier list`
				: `${verb('take')} the data of ${dateInWords(deed.took)}`;
	}
}

/** "2 Pikes, Marshal with Arms and 3 more": the first so many by name. */
function unitsText(
	units: readonly CountedUnits[],
	named: number,
	bringing = (options: string) => ` with ${options}`
): string {
	const told = units.slice(0, named).map(({ name: unit, ids, having }) => {
		const number = ids.length === 1 ? '' : `${ids.length} `;
		const isBare = having.length === 0 || named === 1;
		return `${number}${name(unit)}${isBare ? '' : bringing(list(having.map(name)))}`;
	});
	const rest = units.slice(named).reduce((sum, { ids }) => sum + ids.length, 0);
	return list(rest === 0 ? told : [...told, `${rest} more`]);
}

function countOf(units: number): string {
	return units === 1 ? '1 unit' : `${units} units`;
}

function name(text: string): string {
	return shortened(text, most.name);
}

function quoted(text: string): string {
	return `“${shortened(text, most.words)}”`;
}

function shortened(text: string, length: number): string {
	const letters = Array.from(text);
	return letters.length <= length
		? text
		: `${letters
				.slice(0, length - 1)
				.join('')
				.trimEnd()}…`;
}
