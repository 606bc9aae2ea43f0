/** A possible name in a line, with what surrounds it. */
export interface NameVariant {
	readonly name: string;
	/** The number before it. */
	readonly count?: number;
	/** The text in brackets after it. */
	readonly remark?: string;
}

const counted = /^(\d{1,3})(?:[x×]\s*|\s+[x×]\s+|\s+)(?=\p{L})/iu;
const bracketed = /^(.*\S)\s*[([]([^()[\]]*)[)\]]?$/;
const labelled = /^[^:]{1,40}:\s+(?=\S)/;

/** The most remarks in a line. */
const maxRemarks = 3;

/** The possible names in a line: the whole line, then without a number, remarks in brackets and a label. */
export function nameVariants(text: string): readonly NameVariant[] {
	const whole = withoutRemarks({ name: text });
	const [before, count] = counted.exec(text) ?? [];
	const bare =
		before === undefined
			? []
			: withoutRemarks({ name: text.slice(before.length), count: Number(count) });
	const unlabelled = labelled.test(text)
		? withoutRemarks({ name: text.replace(labelled, '') })
		: [];
	return [...whole, ...bare, ...unlabelled];
}

function withoutRemarks(variant: NameVariant): readonly NameVariant[] {
	const found = [variant];
	for (let round = 0; round < maxRemarks; round += 1) {
		const { name, remark: behind, ...rest } = found.at(-1) ?? variant;
		const [, shorter, inside = ''] = bracketed.exec(name) ?? [];
		if (shorter === undefined) break;
		const remark = [inside.trim(), behind].filter((part) => part !== undefined && part !== '');
		found.push({ ...rest, name: shorter, remark: remark.join(', ') });
	}
	return found;
}

const between = /\s*,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*|\s*&\s*|\s+\+\s+/gi;

/** With more parts it is not a row of names. */
const maxParts = 12;

/**
 * The names in a row such as "Alba, Queen of Tin and Beryl". At each position the longest known name is taken,
 * as names may contain separators.
 * @returns unknown parts are as short as possible
 */
export function namesInRow(text: string, isKnown: (name: string) => boolean): readonly string[] {
	if (isKnown(text)) return [text];
	const gaps = [...text.matchAll(between)].slice(0, maxParts);
	const starts = [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)];
	const ends = [...gaps.map(({ index }) => index), text.length];
	const names: string[] = [];
	for (let at = 0; at < starts.length;) {
		let end = ends.length - 1;
		while (end > at && !isKnown(text.slice(starts[at], ends[end]))) end -= 1;
		const name = text.slice(starts[at], ends[end]).trim();
		if (name !== '') names.push(name);
		at = end + 1;
	}
	return names;
}
