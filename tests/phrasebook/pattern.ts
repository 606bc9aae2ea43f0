import type { Sentence } from './situation.ts';

/** A pattern of speech, with the first sentence of it from each game. */
export interface Pattern {
	readonly place: Sentence['place'];
	readonly code: string;
	readonly examples: readonly Sentence[];
	/** How many sentences there are of it. */
	readonly count: number;
}

/** What is said, by the pattern it follows: names and numbers aside, they are one. */
export function patternsOf(sentences: readonly Sentence[]): readonly Pattern[] {
	const found = new Map<string, Sentence[]>();
	for (const sentence of sentences) {
		const key = `${sentence.place}\n${sentence.code}\n${shapeOf(sentence)}`;
		const alike = found.get(key);
		if (alike) alike.push(sentence);
		else found.set(key, [sentence]);
	}
	return [...found.values()].map((alike) => {
		const [first] = alike as [Sentence];
		const systems = new Map<string, Sentence>();
		for (const each of alike) if (!systems.has(each.system)) systems.set(each.system, each);
		return {
			place: first.place,
			code: first.code,
			examples: [...systems.values()],
			count: alike.length
		};
	});
}

/** A sentence without the names and numbers in it, and rows of names as one. */
function shapeOf({ en, names }: Pick<Sentence, 'en' | 'names'>): string {
	return withoutNames(en, names)
		.replace(/\d[\d,.½–]*/g, '#')
		.replace(/@(?:(?:, | and | or )@)+/g, '@')
		.replace(/#(?: \+ #)+/g, '#');
}

const cached = new WeakMap<ReadonlySet<string>, RegExp>();

/** The longest names first, as one may be a part of another. */
export function withoutNames(text: string, names: ReadonlySet<string>, by = '@'): string {
	const known = cached.get(names) ?? patternOf(names);
	cached.set(names, known);
	return text.replace(known, by);
}

function patternOf(names: ReadonlySet<string>): RegExp {
	const longest = [...names].filter(Boolean).toSorted((one, other) => other.length - one.length);
	const parts = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?:es|s)?(?![\\p{L}\\d])`, 'gu');
}
