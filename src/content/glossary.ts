import type { ArmyIndex, IndexedEntry } from '#engine';
import type { HeldBy, Rule, Save, Shift } from '#schema';
import type { SheetChart } from './model.ts';

/** A rule or an option, with what is printed of it. */
export interface Named {
	/** Unique among rules and entries. */
	readonly key: string;
	readonly name: string;
	readonly text?: string;
	readonly chart?: SheetChart;
	readonly save?: Save;
	readonly shifts?: readonly Shift[];
	readonly heldBy?: HeldBy;
	/** Its id, and the tags of an option. */
	readonly tags: readonly string[];
	/** What the unit calls it, if that is another name. */
	readonly printed?: string;
	/** Whether its figures (a stat line, a level, more models) say what it does. */
	readonly isFigured: boolean;
	/** The rules that it brings. */
	readonly rules: readonly Rule[];
}

/** What a printed name stands for, one thing or several; undefined if nothing is known by it. */
export type Glossary = (name: string) => readonly Named[] | undefined;

const glossaries = new WeakMap<ArmyIndex, Glossary>();

/** Finds rules and options by the names that profiles print: in the plural, of some models, several in one. */
export function glossaryOf(index: ArmyIndex): Glossary {
	const before = glossaries.get(index);
	if (before) return before;
	const glossary = newGlossary(index);
	glossaries.set(index, glossary);
	return glossary;
}

function newGlossary(index: ArmyIndex): Glossary {
	const known = knownNames(index);
	const whole = (printed: string): Named | undefined => {
		const bare = printed.replace(/\s*\([^()]*\)$/, '');
		const named = known.get(nameKey(printed)) ?? known.get(nameKey(bare));
		if (!named) return undefined;
		const isSame = [printed, bare].some((name) => nameKey(name) === nameKey(named.name));
		return isSame ? named : { ...named, printed };
	};
	return (name) => {
		const one = whole(name);
		if (one) return [one];
		const parts = name.split(/\s*(?:,|&|\band\b)\s*/);
		const found = parts.flatMap((part) => whole(part) ?? []);
		return parts.length > 1 && found.length === parts.length ? found : undefined;
	};
}

/** Every name with the first thing of it that has a text, or the first at all; rules before options. */
function knownNames(index: ArmyIndex): ReadonlyMap<string, Named> {
	const things = [
		...[...index.rules.values()].map((rule) => ({ ...rule, named: namedRule(rule) })),
		...index.options.map((option) => ({ ...option.entry, named: namedOption(option) }))
	];
	const known = new Map<string, Named>();
	for (const { name, aliases = [], named } of things) {
		for (const key of [name, ...aliases].map(nameKey)) {
			const before = known.get(key);
			if (!before || (before.text === undefined && named.text !== undefined)) known.set(key, named);
		}
	}
	return known;
}

/** A name without its spaces, signs and plurals: "Tin Horns" and "Tinhorn" are one. */
export function nameKey(name: string): string {
	return name
		.toLowerCase()
		.split(/[^\p{L}\p{N}+]+/u)
		.map((word) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word))
		.join('');
}

export function namedRule({ id, name, text, chart, save, shifts, heldBy }: Rule): Named {
	return {
		key: `rule/${id}`,
		name,
		...(text !== undefined && { text }),
		...(chart && { chart }),
		...(save !== undefined && { save }),
		...(shifts && { shifts }),
		...(heldBy && { heldBy }),
		tags: [id],
		isFigured: false,
		rules: []
	};
}

export function namedOption({ entry, type, rules, tags }: IndexedEntry): Named {
	const { id, name, text, stats, adds, lines, sizeTimes, shifts, numbers = {} } = entry;
	const isLevel = Object.keys(numbers).some((number) =>
		new RegExp(`\\b${number} \\d`, 'i').test(name)
	);
	const save = entry.save ?? type.save;
	return {
		key: `entry/${id}`,
		name,
		...(text !== undefined && { text }),
		...(save !== undefined && { save }),
		...(shifts && { shifts }),
		tags: [...tags],
		isFigured: isLevel || [stats, adds, lines, sizeTimes].some((figures) => figures !== undefined),
		rules
	};
}
