import { withoutNames } from './pattern.ts';
import type { Sentence } from './situation.ts';

/** A fault of speech: what it is called, and what a sentence with it looks like once names are `@`. */
interface Fault {
	readonly name: string;
	readonly looks: RegExp;
}

const english: readonly Fault[] = [
	{ name: '“has no a”', looks: /\b(?:has|have|needs?) (?:no|an?|one) (?:an?|the|each|every) / },
	{ name: 'two articles', looks: /\b(?:an?|the) (?:an?|the|each|every|these|those|of) /i },
	{ name: '1 of several', looks: /(?<![\d,.½+–×] ?)\b1 (?:units|models|points)\b/ },
	{ name: 'several of one', looks: /\b(?:[2-9]|\d\d+) (?:unit|model|point)\b(?!s)/ },
	{ name: 'a value for a word', looks: /undefined|\[object|NaN/ },
	{ name: 'two ands in a row', looks: /^@ and @ and \p{Ll}/u },
	{ name: 'others than itself', looks: /not in an? \p{Ll}+ with units other than/u },
	{ name: 'a number that is not told', looks: /\bdepends? on the unit\b/ },
	{ name: 'a choice without a name', looks: /\bneeds? an? (?:option|upgrade)\b/ },
	{ name: 'units who is', looks: /\bunits? with [^,;:]* who is\b/i },
	{
		name: 'a capital within',
		looks: /\b(?:as many|no other|maximum of each) \p{Lu}\p{Ll}+ \p{Ll}/u
	},
	{ name: 'from nought', looks: /\bfrom 0\b/ },
	{ name: 'barred by what it is for', looks: /\bbarred by @ for\b|\bbesides @ for @ with @:/ }
];

const german: readonly Fault[] = [
	{ name: '1 von mehreren', looks: /(?<![\d,.½+–×] ?)\b1 (?:Einheiten|Modelle|Punkte)\b/ },
	{ name: 'mehrere von einem', looks: /\b(?:[2-9]|\d\d+) (?:Einheit|Modell|Punkt)\b/ },
	{
		name: 'English',
		looks:
			/\b(?:the|and|or|only|with|without|for|each|every|units?|needs?|lores?|mounts?|weapons?|armours?|items?|spells?|wizards?|characters?|champions?|generals?|upgrades?|may|must|none|other than|those|which)\b/
	},
	{ name: 'je with a small word', looks: /\bje (?!volle |genau |nach |\d)\p{Ll}/u },
	{ name: 'ab null', looks: /\bab 0\b/ },
	{ name: 'a role except', looks: /: General außer/ }
];

/** Faults that are seen by the names themselves. */
const ofNames: readonly Fault[] = [
	{
		name: 'several of one person',
		looks:
			/(?:^|[ (])(?:[2-9]|\d\d+) (?:The \p{Lu}|\p{Lu}(?:(?! (?:of|on|with|in) )[^,;:()])+ the \p{Lu})/u
	},
	{
		name: 'with itself',
		looks:
			/(?:^|[ ,])(\p{Lu}[\p{L}' -]{3,}?)(?: (?:or|oder))? (?:(?:units|Einheiten) )?(?:with|mit) \1(?: only|:)/u
	},
	{ name: 'an English sentence', looks: /\(Auslegung: [^)]* \p{Ll}{4,}/u }
];

const both: readonly Fault[] = [
	{ name: 'a doubled word', looks: /(?<![\p{L}@])(\p{L}+) \1(?![\p{L}@])/u },
	{ name: 'an empty place', looks: /(?: {2}| [.,;:]|\(\)|: \.|,,|\.\.)/ },
	{ name: 'an id', looks: /\b[a-z]+-[a-z]+-[a-z]+(?:-[a-z0-9]+)*\b|[a-z]:[a-z]|\+[a-z]/ },
	{ name: 'a keyword', looks: /\b[A-Z]{4,}\b/ }
];

/** Names of other armies: capitals with English words between. */
const proper = /\p{Lu}[\p{L}'-]*(?:,? (?:of the|of|the) \p{Lu}[\p{L}'-]*)+/gu;

/** Without names, those too that were cut to fit. */
function bare(text: string, names: ReadonlySet<string>): string {
	return withoutNames(text.replace(/\p{Lu}[^:“„]*…/gu, '@'), names).replace(proper, '@');
}

/** Names that stand in brackets behind themselves: "Crown (Crown)". */
function repeatsName(text: string): boolean {
	return /(?<![\p{L}\d])([^\s()][^()]*?) \(\1\)/u.test(text);
}

/** What is wrong with a sentence in either language, by name. */
export function faultsOf({
	en,
	de,
	names
}: Pick<Sentence, 'en' | 'de' | 'names'>): readonly string[] {
	const [bareEnglish, bareGerman] = [en, de].map((text) => bare(text, names)) as [string, string];
	const found = (faults: readonly Fault[], text: string) =>
		faults.filter(({ looks }) => looks.test(text)).map(({ name }) => name);
	return [
		...found([...english, ...both], bareEnglish),
		...found([...german, ...both], bareGerman),
		...found(ofNames, en),
		...found(ofNames, de),
		...([en, de].some(repeatsName) ? ['a name repeated in brackets'] : []),
		...(/^\p{Ll}/u.test(en) ? ['a small letter at the head'] : [])
	];
}
