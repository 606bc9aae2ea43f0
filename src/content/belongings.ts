import type { IndexedEntry, MusteredUnit, ArmyIndex } from '#engine';
import type { Rule, HeldBy, Save, Shift } from '#schema';
import type { SheetChart } from './model.ts';

/** The save of a model without protection: one that no die reaches. */
const unprotected = 7;
const bestSave = 1;

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
	readonly printedName?: string;
	/** Whether its figures (a stat line, a level, more models) say what it does. */
	readonly isFigured: boolean;
	/** The rules that it brings. */
	readonly rules: readonly Rule[];
}

/** What a printed name stands for, one thing or several; undefined if nothing is known by it. */
export type Glossary = (name: string) => readonly Named[] | undefined;

/** Everything that a unit has, from whatever source. */
export interface Belongings {
	/** What has a text, each once. */
	readonly withText: readonly Named[];
	/** The names of what has none. */
	readonly byName: readonly string[];
	/** All that is known, with a text or not. */
	readonly known: readonly Named[];
	/** Whether nothing is known of some of its equipment, or of what rides with it. */
	readonly isPartlyUnknown: boolean;
}

/**
 * The unit's rules and equipment, then its options with their rules.
 * @param isExplainedElsewhere whether the sheet says in another place what an option does
 */
export function belongingsOf(
	{ indexed, options }: MusteredUnit,
	glossary: Glossary,
	isExplainedElsewhere: (option: IndexedEntry) => boolean
): Belongings {
	const collected = new Collected(glossary);
	if (indexed) {
		const { rules, entry } = indexed;
		collected.addRules(rules);
		for (const name of entry.equipment ?? []) collected.addEquipment(name);
		for (const { name } of entry.lines ?? []) collected.addFigure(name);
	}
	for (const { indexed: option } of options) {
		if (option) collected.addOption(option, isExplainedElsewhere(option));
	}
	return collected.all();
}

/** The name of a thing with a text, or the unit's own for one without. */
function nameOf({ name, text }: Named, printed: string): string {
	return text === undefined ? printed : name;
}

/** The rule of an option that consists of nothing else, with the option's name if that is another. */
function alias(rule: Named, printed: string): Named {
	return nameKey(rule.name) === nameKey(printed) ? rule : { ...rule, printedName: printed };
}

class Collected {
	readonly #glossary: Glossary;
	readonly #withText = new Map<string, Named>();
	readonly #known = new Map<string, Named>();
	readonly #byName = new Set<string>();
	#isPartlyUnknown = false;

	constructor(glossary: Glossary) {
		this.#glossary = glossary;
	}

	all(): Belongings {
		return {
			withText: [...this.#withText.values()],
			byName: [...this.#byName],
			known: [...this.#known.values()],
			isPartlyUnknown: this.#isPartlyUnknown
		};
	}

	addRules(rules: readonly Rule[]): void {
		for (const rule of rules) this.#add(namedRule(rule));
	}

	addEquipment(name: string): void {
		const found = this.#glossary(name) ?? [];
		if (found.length === 0) {
			this.#byName.add(name);
			this.#isPartlyUnknown = true;
		}
		for (const named of found) this.#addWithRules({ ...named, name: nameOf(named, name) });
	}

	/** A further stat line says enough by itself, but what it is of may have rules or bear on a save. */
	addFigure(name: string): void {
		const figured = (this.#glossary(name) ?? []).filter((named) => named.isFigured);
		if (figured.length === 0) this.#isPartlyUnknown = true;
		for (const named of figured) this.#addWithRules(named);
	}

	addOption(option: IndexedEntry, isExplainedElsewhere: boolean): void {
		const named = namedOption(option);
		const [rule, ...others] = named.rules;
		const isThatRule = named.text === undefined && !named.isFigured && others.length === 0;
		if (!isExplainedElsewhere) this.#add(named);
		if (!rule || !isThatRule) this.addRules(named.rules);
		else this.#add(alias(namedRule(rule), named.name));
	}

	#addWithRules(named: Named): void {
		this.#add(named);
		this.addRules(named.rules);
	}

	#add(named: Named): void {
		this.#known.set(named.key, named);
		const withText = named.text === undefined ? this.#sameName(named) : [named];
		for (const one of withText) this.#addText(one);
		const isSilent = named.isFigured || named.rules.length > 0;
		if (withText.length === 0 && !isSilent) this.#byName.add(named.name);
	}

	/** Adds a thing with a text. If the unit has it under two names, both are printed. */
	#addText(named: Named): void {
		const before = this.#withText.get(named.key);
		const names = [before?.printedName, named.printedName].filter((name) => name !== undefined);
		const printed = [...new Set(names)].join(', ');
		this.#known.set(named.key, named);
		this.#withText.set(named.key, printed === '' ? named : { ...named, printedName: printed });
	}

	/** What has the same name and a text. */
	#sameName({ name }: Named): readonly Named[] {
		const found = this.#glossary(name) ?? [];
		return found.every(({ text }) => text !== undefined) ? found : [];
	}
}

/** Finds the armour save of a unit's models; undefined if it has none, or one that cannot be worked out. */
export function savesOf(
	index: ArmyIndex
): (unit: IndexedEntry, all: Belongings) => string | undefined {
	return (unit, all) => {
		const save = saveOn(index, unit, all);
		return save === undefined || save >= unprotected ? undefined : `${save}+`;
	};
}

/** The roll on which a unit's models save, 7 if nothing protects them; undefined if it cannot be worked out. */
export function saveOn(
	index: ArmyIndex,
	{ entry, type }: IndexedEntry,
	{ known, isPartlyUnknown }: Belongings
): number | undefined {
	const hasUnknownArms = isArmedIn(index) && !entry.equipment && !type.character;
	const saves = [entry.save ?? type.save, ...known.map(({ save }) => save)].filter(
		(save) => save !== undefined
	);
	if (saves.length === 0 || hasUnknownArms || isPartlyUnknown || saves.includes('own'))
		return undefined;
	const suits = saves.map((save) => (typeof save === 'object' ? save.suit : 0));
	const others = saves.map((save) => (typeof save === 'number' ? save : 0));
	const steps = Math.max(...suits) + others.reduce((sum, one) => sum + one, 0);
	return Math.min(unprotected, Math.max(bestSave, unprotected - steps));
}

const armed = new WeakMap<ArmyIndex, boolean>();

/** Where the data say what some units wear, a regiment without such a word is one whose armour is unknown. */
function isArmedIn(index: ArmyIndex): boolean {
	const isArmed = armed.get(index) ?? index.units.some(({ entry }) => entry.equipment);
	armed.set(index, isArmed);
	return isArmed;
}

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
		return isSame ? named : { ...named, printedName: printed };
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

function namedRule({ id, name, text, chart, save, shifts, heldBy }: Rule): Named {
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

function namedOption({ entry, type, rules, tags }: IndexedEntry): Named {
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
