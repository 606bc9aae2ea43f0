import type { Constraint, Entry, Selector } from '#schema';
import type { ArmySettings } from './armies.ts';
import type { Apart, Demand, Opening, Shared } from './asked.ts';
import type { Choice, Group } from './walk.ts';
import { targetOf } from './conditions.ts';
import { Banners } from './banners.ts';
import type { Corrections } from './corrections.ts';
import { troopsOf, type Fact, type FactArmy, type FactUnit } from './facts.ts';
import { generalOf } from './generals.ts';
import { Items } from './items.ts';
import { Lines } from './lines.ts';
import { Lores } from './lores.ts';
import type { NoteKind, Notes } from './notes.ts';
import { capitals, has, idOf, unique } from './wording.ts';

interface Place {
	readonly army: FactArmy;
	readonly unit: FactUnit;
	readonly corrections: Corrections;
}

/** Everything that is gathered while one army is written. */
export class Context {
	readonly groups: Group[] = [];
	readonly generals = new Map<string, readonly string[]>();
	readonly demands: Demand[] = [];
	readonly constraints: Constraint[] = [];
	readonly openings: Opening[] = [];
	/** Lores and the general, or a kind of items, that do not go with a choice of the same unit. */
	readonly apart: Apart[] = [];
	readonly referenced = new Set<string>();
	readonly items = new Items();
	readonly lores = new Lores();
	readonly gaps: { readonly what: string; readonly entry?: string }[] = [];
	/** Choices of which there may be more with each of something else. */
	readonly grown: {
		readonly choice: Choice;
		readonly each: string;
		readonly per: number;
		readonly n: number;
	}[] = [];
	/** Choices of the whole army that a unit of the facts stands for. */
	readonly ofArmy = new Map<string, string>();

	readonly settings: ArmySettings;
	readonly facts: FactArmy;
	readonly corrections: Corrections;
	readonly notes: Notes;
	readonly #shared: Shared;
	readonly #keywords = new Map<string, Set<string>>();
	readonly #numbers = new Map<string, Record<string, number>>();
	readonly #fixed = new Map<string, Fact[]>();
	readonly #ids = new Set<string>();
	readonly lines = new Lines();
	readonly #growing = new Map<string, Record<string, number>>();
	readonly banners = new Banners();

	constructor(settings: ArmySettings, facts: FactArmy, shared: Shared) {
		this.settings = settings;
		this.facts = facts;
		this.corrections = shared.corrections;
		this.notes = shared.notes;
		this.#shared = shared;
		for (const { id } of shared.common) this.#ids.add(id);
	}

	note(kind: NoteKind, about: string, text: string, entry?: string): void {
		this.notes.add({
			army: this.settings.id,
			kind,
			about,
			text,
			...(entry !== undefined && { entry })
		});
	}

	/** Something that could not be said: it stands in the report, and in the army's gaps. */
	leave(entry: string, about: string, text: string): void {
		this.note('left-out', about, text, entry);
		const what = `${about}: ${text}.`;
		if (!this.gaps.some((gap) => gap.what === what && gap.entry === entry))
			this.gaps.push({ what, entry });
		this.notes.count(this.settings.id, 'options', false);
	}

	leaveUnit(name: string, text: string): void {
		this.note('left-out', name, text);
		this.gaps.push({ what: `${name}: ${text}.` });
		this.notes.count(this.settings.id, 'units', false);
	}

	/** A rule that could not be said. */
	leaveRule(about: string, text: string, entry?: string): void {
		this.note('left-out', about, text, entry);
		const what = `${about}: ${text}.`;
		if (!this.gaps.some((gap) => gap.what === what))
			this.gaps.push({ what, ...(entry !== undefined && { entry }) });
		this.notes.count(this.settings.id, 'limits', false);
	}

	source(section: string): Entry['source'] {
		return { book: 'army-books-09', section: `${this.settings.name}, ${section}` };
	}

	/** An id of this name; where that is taken, `besides` tells them apart. */
	newId(name: string, ...besides: readonly string[]): string {
		const plain = idOf(name);
		const candidates = [plain, ...besides.map((each) => idOf(`${name} ${each}`))];
		const free = candidates.find((id) => !this.#ids.has(id));
		let id = free ?? plain;
		for (let n = 2; this.#ids.has(id); n += 1) id = idOf(`${plain.slice(0, 50)} ${n}`);
		this.#ids.add(id);
		return id;
	}

	keywordsOf(unit: string): Set<string> {
		const known = this.#keywords.get(unit) ?? new Set<string>();
		this.#keywords.set(unit, known);
		return known;
	}

	numbersOf(unit: string): Record<string, number> {
		const known = this.#numbers.get(unit) ?? {};
		this.#numbers.set(unit, known);
		return known;
	}

	/** What every model of a unit has. */
	fix(unit: string, fact: Fact): void {
		this.#fixed.set(unit, [...this.fixedOf(unit), fact]);
	}

	fixedOf(unit: string): readonly Fact[] {
		return this.#fixed.get(unit) ?? [];
	}

	fixedNames(): readonly string[] {
		return [...this.#fixed.values()].flatMap((facts) => facts.map(({ name }) => name));
	}

	giveLevel(to: Choice | string, level: number): void {
		if (typeof to === 'string') {
			for (const keyword of ['WIZARD', 'OWN LEVEL']) this.keywordsOf(to).add(keyword);
			this.numbersOf(to)['level'] = level;
			return;
		}
		to.grants.push('WIZARD', 'OWN LEVEL');
		to.numbers['level'] = level;
	}

	refer(name: string): void {
		this.referenced.add(name);
		this.notes.words.set(has(name), `bearers of ${name}`);
	}

	target(place: Place, of: string): string {
		return targetOf(place, of);
	}

	open(unit: string, keyword: string, names: readonly string[]): void {
		this.openings.push({ unit, keyword, names });
	}

	allowWith(unit: string, names: readonly string[], allowance: number): void {
		this.openings.push({ unit, names, allowance });
	}

	demand(demand: Demand): void {
		this.demands.push(demand);
	}

	notTogether(of: string, name: string, unit: string): void {
		this.refer(name);
		this.apart.push({ of, name, unit });
	}

	readonly #unitIds = new Map<string, string>();
	readonly #names = new Map<string, string>();
	readonly #troops = new Map<string, string>();
	readonly afterUnits: (() => void)[] = [];

	/** The id of a unit; a unit that stands under two headings has its heading in its second name. */
	newUnit(unit: FactUnit): string {
		const isSecond = this.#unitIds.has(unit.name);
		const name = isSecond ? `${unit.name} (${unit.category})` : unit.name;
		const id = this.newId(name, 'unit');
		if (!isSecond) this.#unitIds.set(unit.name, id);
		this.#names.set(id, name);
		const troops = troopsOf(unit);
		if (troops) this.#troops.set(id, troops.name);
		return id;
	}

	nameOf(id: string): string {
		return this.#names.get(id) ?? id;
	}

	troopsOf(id: string): string | undefined {
		return this.#troops.get(id);
	}

	idsOfUnits(): Map<string, string> {
		return this.#unitIds;
	}

	leftOut(unit: string, what: string): string | undefined {
		return this.corrections.leftOut.find(
			(each) => each.army === this.settings.id && each.unit === unit && each.what === what
		)?.why;
	}

	/** "Two more for each of these": numbers that something else brings, by its name. */
	grow(name: string, numbers: Record<string, number>): void {
		this.#growing.set(name, { ...this.#growing.get(name), ...numbers });
	}

	numbersFor(name: string): Record<string, number> | undefined {
		return this.#growing.get(name);
	}

	grantsFor(name: string): readonly string[] {
		return this.referenced.has(name) ? [has(name)] : [];
	}

	/** The id of a common item, by any of its names. */
	commonItem(name: string): string | undefined {
		const lower = name.toLowerCase();
		return this.#shared.common.find(
			(entry) =>
				!entry.id.startsWith('lore') &&
				[entry.name, ...(entry.aliases ?? [])].some((each) => each.toLowerCase() === lower)
		)?.id;
	}

	armyOfPrefix(prefix: string): string | undefined {
		return this.#shared.prefixes.get(prefix);
	}

	readonly orSets = new Map<string, readonly string[]>();

	/** The keyword for having one of these, named after what asks for it. */
	keywordFor(name: string, set: readonly string[]): string {
		const key = set.join('|');
		const known = [...this.orSets].find(([, other]) => other.join('|') === key);
		if (known) return known[0];
		const plain = `MAY HAVE ${capitals(name)}`.slice(0, 60).trim();
		let keyword = plain;
		for (let n = 2; this.orSets.has(keyword); n += 1) keyword = `${plain} ${n}`;
		this.orSets.set(keyword, set);
		this.notes.words.set(keyword, `bearers of ${set.join(' or ')}`);
		return keyword;
	}

	/** What makes a general one of this name. */
	generalsWith(name: string): string | undefined {
		return this.corrections.generalsWith[this.settings.id]?.[name];
	}

	/** What a choice of the army is called at a unit that has it. */
	atUnit(ofArmy: string): string | undefined {
		return this.corrections.armyChoices[this.settings.id]?.[ofArmy];
	}

	/** Whether it is a unit, a choice of the army, or a general of some kind. */
	isOfUnits(name: string): boolean {
		return (
			this.#unitIds.has(name) ||
			this.ofArmy.has(name) ||
			this.generals.has(name) ||
			this.generalsWith(name) !== undefined ||
			name.startsWith('Daemonic General')
		);
	}

	/** A selector for the bearers of any of these names in the army. */
	bearers(names: readonly string[]): Selector | undefined {
		const general = names.length === 1 ? generalOf(this, names[0] ?? '') : undefined;
		if (general) return general;
		const tags = names.flatMap((name) => {
			const unit = this.#unitIds.get(name) ?? this.ofArmy.get(name);
			if (unit !== undefined) return [unit];
			this.refer(name);
			return [has(name)];
		});
		return tags.length === 0 ? undefined : { any: unique(tags) };
	}
}
