import { pointsIn } from '#i18n';
import { pastedPattern } from '../../i18n/pasted.ts';
import type { TextLine } from './text-line.ts';

/** A line as a person types it, its numbers apart from its names. */
export interface TypedLine {
	/** The names in it. */
	readonly text: string;
	/** The number before or behind the name: units or models. */
	readonly count?: number;
	/** Of two numbers ("2x20") the second: models. */
	readonly models?: number;
	readonly price?: number;
}

const ordinal = /^\d{1,2}[.)]\s+(?=\S)/;
const bold = /(^|\s)\*+(?=\p{L})|\*+(?=$|[\s,:;.)])/gu;
const marks = /\*\*|__|[`~]|^#+\s+|^[>.]\s+|^\++\s*|\s*\++$/g;
/** What may follow the whole points of a price. */
const share = String.raw`(?:[.,]\d{1,2}(?!\d)|[¼½¾])?`;
const priceFirst = pastedPattern(
	String.raw`^(?:(\d{2,5}${share}|\d[¼½¾]|\d(?=\s+[-–—]\s))\s*(?:{points}\.?)?\s*[-–—:=]\s+|[([](\d{2,5}${share})\s*(?:{points}\.?)?[)\]]\s*)(?=[\p{L}\d])`,
	'iu'
);
const priceLast = pastedPattern(
	String.raw`(?:\s*[-–—=:@,([]+\s*|\s)(\d{1,5}${share})\s*(?:{points}|p)\.?\s*(?:each|e\.a\.)?[)\]]?$`,
	'iu'
);
const bareLast = new RegExp(
	String.raw`(?:\s*[-–—=:@]+\s*(?=\d{2})|\s+(?=\d{3}|\d\d[.,]))(\d{2,5}${share})$`,
	'u'
);
const unitOf =
	/^(?:an?\s+|one\s+)?(?:(?:unit|regiment|block|stand|brigade|detachment)s?\s+of\s+|detached\s+)(?=\S)/i;
const twice = /^(\d{1,3})\s*[xX×*]\s*(\d{1,3})\s+(?=\p{L})/u;
const before = /^[xX×]?\s?(\d{1,3})\s*(?:[x×*]\s*|X\s+|\s+)?(?=\p{L})/u;
const numberBehind = /[\s,]+[x×*]\s?(\d{1,3})(?=$|[\s,(–-])/;
/** "Pikes 45 pts each x3": the number behind the price. */
const timesLast = pastedPattern(
	String.raw`^(.*\d\s*(?:{points})\.?(?:\s*each)?)\s+\(?[x×*]\s?(\d{1,3})\)?$`,
	'iu'
);
/** "Pikes 3x150": units and what each costs, or how many models each has. */
const timesEach = /\s+(\d{1,2})\s?[x×*]\s?(\d{2,3})$/;
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = new RegExp(`^(${words.join('|')})\\s+(?=\\p{L})`, 'iu');

/** Separates the numbers in a line from its names. */
export function typedLine(line: Pick<TextLine, 'text' | 'price'>): TypedLine {
	const plain = line.text.replace(bold, '$1').replace(marks, '').replace(ordinal, '').trim();
	const times = timesLast().exec(plain);
	const whole = times?.[1] ?? plain;
	const first = priceFirst().exec(whole);
	const unpriced = first ? whole.slice(first[0].length) : whole;
	const last = first ? null : (priceLast().exec(unpriced) ?? bareLast.exec(unpriced));
	const rest = (last ? unpriced.slice(0, last.index) : unpriced).replace(/[\s:;,–—-]+$/, '');
	const figure = first?.[1] ?? first?.[2] ?? last?.[1];
	const price = figure === undefined ? line.price : pointsIn(figure);
	const { text, ...numbers } = counted(rest.replace(unitOf, ''));
	const behind = times?.[2] === undefined ? numbers : { ...numbers, count: Number(times[2]) };
	return { text: text.trim(), ...behind, ...(price !== undefined && { price }) };
}

function counted(text: string): Omit<TypedLine, 'price'> {
	const both = twice.exec(text);
	if (both) {
		const name = text.slice(both[0].length).replace(unitOf, '');
		return { text: name, count: Number(both[1]), models: Number(both[2]) };
	}
	const [whole, number] = before.exec(text) ?? [];
	if (whole !== undefined) {
		const rest = text.slice(whole.length);
		const unit = rest.replace(unitOf, '');
		// "2 units of 20 Pikes"
		const inner = unit === rest ? null : before.exec(unit);
		if (!inner) return { text: unit, count: Number(number) };
		return {
			text: unit.slice(inner[0].length),
			count: Number(number),
			models: Number(inner[1])
		};
	}
	const [word, name = ''] = inWords.exec(text) ?? [];
	if (word !== undefined) {
		return { text: text.slice(word.length), count: words.indexOf(name.toLowerCase()) + 1 };
	}
	const each = timesEach.exec(text);
	if (each) {
		return { text: text.slice(0, each.index), count: Number(each[1]), models: Number(each[2]) };
	}
	const after = numberBehind.exec(text);
	// "Wizard, scroll x2" is one wizard.
	if (!after || /[,;]|\bwith\b|\bw\//.test(text.slice(0, after.index))) return { text };
	const rest = `${text.slice(0, after.index)}${text.slice(after.index + after[0].length)}`;
	return { text: rest, count: Number(after[1]) };
}

const gap =
	/\s*[,;+&()[\]{}/|]+\s*|\s+[-–—:]+\s*|:\s+|\.\s+|\s*\bw\/\s*|\s+(?:with|and|on|riding|plus|incl\.?|including|has|carrying|mounted on|an?)\s+/gi;

/** What may still stand before a name where a bracket ended. */
const linking = /^(?:(?:with|and|on|in|riding|plus)\s+)+(?=\S)/i;

/** More parts than this are no list of options. */
const mostParts = 30;

/** The names behind a unit, each as long as a known one goes, as names may contain what separates them. */
export function namesBehind(text: string, isKnown: (name: string) => boolean): readonly string[] {
	const gaps = [...text.matchAll(gap)].slice(0, mostParts);
	const starts = [0, ...gaps.map(({ index, 0: between }) => index + between.length)];
	const ends = [...gaps.map(({ index }) => index), text.length];
	const names: string[] = [];
	for (let at = 0; at < starts.length; at += 1) {
		let end = Math.min(at + 4, ends.length - 1);
		const partTo = (to: number): string =>
			text.slice(starts[at], ends[to]).trim().replace(linking, '');
		while (end > at && !isKnown(partTo(end))) end -= 1;
		const name = partTo(end);
		if (name !== '') names.push(name);
		at = end;
	}
	return names;
}
