import type { Entry, Selector } from '#schema';
import type { ArmySettings } from './armies.ts';
import type { Corrections } from './corrections.ts';
import {
	below,
	type Fact,
	type FactArmy,
	type FactUnit,
	type Facts,
	type SecondUnit
} from './facts.ts';
import { mended } from './mended.ts';
import type { NoteKind, Notes } from './notes.ts';
import { withConditions, type Recovered, type RecoveredArmy } from './recovered.ts';
import { idOf, keywordOf } from './wording.ts';

/** A form of the army that the player chooses: an answer of its reading. */
export interface Variant {
	readonly id: string;
	readonly name: string;
	/** Every name under which conditions know it. */
	readonly names: readonly string[];
	readonly keyword: string;
}

/** Everything that one army is written with. */
export class Context {
	readonly settings: ArmySettings;
	readonly facts: FactArmy;
	readonly all: Facts;
	readonly recovered: RecoveredArmy;
	readonly generals: Recovered['generals'];
	readonly corrections: Corrections;
	readonly units: readonly FactUnit[];
	readonly variants: readonly Variant[];
	/** The variant that a new roster is of. */
	readonly usual: string;
	/** Keywords that some selector names. */
	readonly named = new Set<string>();
	readonly #notes: Notes;
	readonly #ids: Set<string>;
	readonly #second: readonly SecondUnit[];

	constructor(
		settings: ArmySettings,
		all: Facts,
		shared: {
			readonly recovered: Recovered;
			readonly corrections: Corrections;
			readonly notes: Notes;
			readonly taken: readonly string[];
		}
	) {
		this.settings = settings;
		this.all = all;
		this.recovered = shared.recovered.armies[settings.file] ?? {
			logic: {},
			categories: {},
			places: [],
			grants: []
		};
		this.generals = shared.recovered.generals;
		this.corrections = shared.corrections;
		this.#notes = shared.notes;
		this.#second = settings.second.flatMap((file) => all.second(file));
		const facts = all.army(settings.file);
		const lost = this.recovered.conditions ?? [];
		const groups = { ...facts.shared_groups, ...this.recovered.groups };
		this.facts = {
			...facts,
			units: facts.units.map((unit) => ({ ...unit, ...withConditions(unit, lost) })),
			shared_groups: Object.fromEntries(
				Object.entries(groups).map(([key, group]) => {
					const marked = withConditions({ ...group, name: `$${key}` }, lost);
					return [key, { ...marked, name: group.name }];
				})
			)
		};
		this.units = this.facts.units
			.filter(({ category }) => category !== 'None')
			.map((unit) =>
				mended(unit, this.corrections, settings.file, (why) =>
					this.note('mended', unit.name, why, unit.id)
				)
			);
		this.#ids = new Set([...shared.taken, ...this.units.map(({ id }) => id)]);
		const { variants, usual } = variantsOf(this.facts, this.recovered);
		this.variants = variants;
		this.usual = usual;
	}

	/** How much of the list there is, and how much of it was carried over. */
	readonly tally = { units: 0, rows: 0, lost: 0 };

	counts(): {
		units: { facts: number; carried: number };
		rows: { facts: number; carried: number };
	} {
		const { units, rows, lost } = this.tally;
		return {
			units: { facts: this.units.length, carried: units },
			rows: { facts: rows, carried: rows - lost }
		};
	}

	note(kind: NoteKind, about: string, text: string, entry?: string): void {
		this.#notes.add({ army: this.settings.id, kind, about, text, entry });
	}

	source(section: string): Entry['source'] {
		return { book: 'lists', section: `${this.settings.name}, ${section}` };
	}

	newId(wanted: readonly string[]): string {
		for (const id of wanted) {
			if (this.#ids.has(id)) continue;
			this.#ids.add(id);
			return id;
		}
		throw new Error(`${this.settings.id}: no id of ${wanted.join(', ')}`);
	}

	/** A tag that a selector names. */
	tag(keyword: string): string {
		this.named.add(keyword);
		return keyword;
	}

	/** The unit as the second collection has it. */
	second(unit: { readonly name: string }): SecondUnit | undefined {
		const wanted = plain(this.corrections.second[unit.name] ?? unit.name);
		return this.#second.find(({ name }) => plain(name) === wanted);
	}

	unitNamed(name: string): FactUnit | undefined {
		return this.units.find((unit) => unit.name === name);
	}

	/** Variants of this name; several where the name is that of a group of them. */
	variantsNamed(name: string): readonly Variant[] {
		return this.variants.filter(({ names }) => names.includes(name));
	}

	/** What has this name in the army: a unit, a general, or whoever has the category or option. */
	inArmy(name: string): Selector {
		const general = this.generals[name];
		if (general !== undefined) {
			const tags = [general].flat().map((each) => this.unitNamed(each)?.id ?? keywordOf(each));
			for (const tag of tags) this.tag(tag);
			this.tag('GENERAL');
			const isKind = tags.length === 1 && !this.units.some(({ id }) => id === tags[0]);
			return isKind ? { all: ['GENERAL', ...tags] } : { all: ['GENERAL'], any: tags };
		}
		const unit = this.unitNamed(name);
		return { any: [unit ? unit.id : this.tag(keywordOf(name))] };
	}
}

/** A name without what two writers may write in two ways. */
export function plain(name: string): string {
	return name
		.toLowerCase()
		.replace(/slaan\b/, 'slann')
		.replace(/,.*$|^the | of (chaos|khaine|caledor|khorne|tzeentch|kurnous|hoeth|chrace)$/g, '')
		.replace(/[^a-z]/g, '')
		.replace(/s$/, '');
}

const variantGroup =
	/^(Variant Army|Army Type|Non-Standard Army|Greater Clan|Sacred Host|Bloodline)$/;

/** Units of no heading hold the forms of an army, and filters of the program that they come from. */
function variantsOf(
	facts: FactArmy,
	{ categories }: RecoveredArmy
): { variants: readonly Variant[]; usual: string } {
	const variants: Variant[] = [];
	let usual = 'standard';
	const visit = (fact: Fact, groups: readonly string[]): void => {
		const shared = fact.group_ref === undefined ? undefined : facts.shared_groups[fact.group_ref];
		const name = shared?.name ?? fact.name;
		const children = below(facts, fact);
		if (children.length > 0) {
			const isCompulsory = (shared?.min ?? fact.min ?? 0) > 0;
			if (isCompulsory) usual = idOf(shared?.default ?? fact.default ?? '');
			for (const child of children) visit(child, [...groups, name]);
			return;
		}
		if (!groups.some((group) => variantGroup.test(group)) || fact.hidden) return;
		const more = categories[name] ?? [];
		variants.push({
			id: idOf(name),
			name,
			names: [name, ...groups, ...more],
			keyword: `ARMY OF ${keywordOf(name)}`
		});
	};
	for (const unit of facts.units) if (unit.category === 'None') visit(unit, []);
	return { variants, usual };
}
