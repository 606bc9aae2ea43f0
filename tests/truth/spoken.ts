import type { ArmyIndex, CheckContext } from '#engine';
import { pointsText } from '#i18n';
import { firstPart } from '../../src/i18n/sentences/rules/why-not.ts';
import { phrases } from '../../src/i18n/en/parts/phrases.ts';

/** What a text says apart from names. */
export interface Spoken {
	/** Names of entries, each as often as it stands there. */
	readonly names: readonly string[];
	/** Every number outside of names, as it is printed. */
	readonly numbers: readonly string[];
}

/** By army, and by the words of the language that is spoken. */
const patterns = new WeakMap<ArmyIndex, Map<unknown, RegExp>>();

/** The names and the numbers in a text; labels and names that players give may have numbers too. */
export function spokenIn(text: string, { index, arranged, units }: CheckContext): Spoken {
	const own = [
		...arranged.map(({ name }) => name),
		...units.flatMap(({ unit: { name } }) => name ?? [])
	];
	const entries = new Set([...index.entries.values()].map(({ entry }) => entry.name));
	const named: string[] = [];
	const rest = text
		.replace(own.length > 0 ? anyOf(own) : /(?!)/g, '@')
		.replace(patternOf(index), (name) => {
			if (entries.has(name)) named.push(name);
			return '@';
		});
	const numbers = [...rest.matchAll(/−?(?:\d+[¼½¾]?|[¼½¾])/g)].map(([number]) => number);
	return { names: named, numbers: numbers.map((number) => number.replace('−', '')) };
}

/** Numbers as they are printed. */
export function printed(numbers: readonly (number | undefined)[]): ReadonlySet<string> {
	return new Set(
		numbers.flatMap((number) => (number === undefined ? [] : [pointsText(Math.abs(number))]))
	);
}

function patternOf(index: ArmyIndex): RegExp {
	const known = patterns.get(index) ?? new Map<unknown, RegExp>();
	patterns.set(index, known);
	const pattern = known.get(phrases.noun) ?? anyOf(namesIn(index));
	known.set(phrases.noun, pattern);
	return pattern;
}

/** Everything that is called as the data print it, or as the language has it. */
function namesIn({ entries, constraints, system, answers }: ArmyIndex): readonly string[] {
	const nouns = [
		...constraints.map(({ label = '' }) => label),
		...Object.values(system.words ?? {})
	].flatMap((noun) => [noun, phrases.noun(noun)]);
	const names = [
		...[...entries.values()].flatMap(({ entry }) => [entry.name, entry.plural ?? '']),
		...[...entries.values()].flatMap(({ entry }) => (entry.leads ?? []).map(({ name }) => name)),
		...nouns,
		...nouns.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1)),
		...[...answers.values()].flatMap(({ reading }) =>
			reading.answers.flatMap(({ text }) => [text, firstPart(text)])
		)
	];
	return names.filter((name) => /\p{L}|\d-\d/u.test(name));
}

/** The longest first, as one name may be a part of another. */
function anyOf(names: readonly string[]): RegExp {
	const parts = [...new Set(names)]
		.filter(Boolean)
		.toSorted((one, other) => other.length - one.length)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'gu');
}
