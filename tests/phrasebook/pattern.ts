import type { Sentence } from './situation.ts';

/** A pattern of speech, with the first sentence of it from each game that says it in words of its own. */
export interface Pattern {
	readonly place: Sentence['place'];
	readonly code: string;
	/** Whether it is a sentence that a game brings itself. */
	readonly isOwn: boolean;
	readonly examples: readonly Sentence[];
	/** How many sentences there are of it. */
	readonly count: number;
}

/** What is said, by the pattern it follows: names, nouns of the data and numbers aside, they are one. */
export function patternsOf(sentences: readonly Sentence[]): readonly Pattern[] {
	const found = new Map<string, Sentence[]>();
	for (const sentence of sentences) {
		const key = keyOf(sentence);
		const alike = found.get(key);
		if (alike) alike.push(sentence);
		else found.set(key, [sentence]);
	}
	return [...found.values()].map((alike) => {
		const [{ place, code, isOwn }] = alike as [Sentence];
		return { place, code, isOwn, examples: examplesOf(alike), count: alike.length };
	});
}

/** A game's own sentence of a rule is one, whoever is named in it. */
function keyOf(sentence: Sentence): string {
	const { place, code, isOwn, system, rule = '' } = sentence;
	const said = isOwn ? `${system} ${rule} ${shapeOf(sentence)}` : shapeOf(sentence);
	return `${place}\n${code}\n${said}`;
}

/** What is done and undone is told alike in every game. */
const shownOnce = new Set<Sentence['place']>(['fix', 'change', 'arithmetic']);

function examplesOf(alike: readonly Sentence[]): readonly Sentence[] {
	const [first] = alike as [Sentence];
	if (first.isOwn || shownOnce.has(first.place)) return [first];
	const systems = new Map<string, Sentence>();
	for (const each of alike) if (!systems.has(each.system)) systems.set(each.system, each);
	return [...new Map([...systems.values()].map((each) => [each.en, each])).values()];
}

/** A sentence without the names, nouns and numbers in it, and rows of names as one. */
function shapeOf({ en, names, nouns }: Sentence): string {
	return withoutNames(withoutNames(en, names), nouns)
		.replace(/@ \([^()]*\)/g, '@')
		.replace(/\p{Lu}[^:@]*…/gu, '@')
		.replace(/\d[\d,.½–]*/g, '#')
		.replace(/(?:# × )?@(?: \(#\))?/g, '@')
		.replace(/#–# @/g, '@')
		.replace(/@(?:(?:, |; | and | or )@)+/g, '@')
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
