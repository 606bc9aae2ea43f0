import type { Constraint, Entry, System } from '#schema';
import type { ArmySettings } from './armies.ts';
import type { Corrections, OptionCorrection, UnitCorrection } from './corrections.ts';
import type { FactArmy, FactUnit } from './facts.ts';
import type { Notes, NoteKind } from './notes.ts';
import { idOf, mayHave } from './wording.ts';

/** One unit of the list, as the facts have it: a kind of a unit, or a monster of the group, is a row of its own. */
export interface Row {
	/** "Wizard/Mage": how the corrections name it. */
	readonly key: string;
	readonly fact: FactUnit;
	readonly correction: UnitCorrection;
	readonly id: string;
	readonly name: string;
	readonly aliases: readonly string[];
}

/** Where the text says whose rewards they are. */
const rewardLines: Readonly<Record<string, number>> = {
	NURGLE: 5777,
	KHORNE: 5787,
	TZEENTCH: 5805,
	SLAANESH: 5813
};

/** A mount has the name of a unit that stands by itself. */
function isMount({ type, grants = [] }: OwnOption): boolean {
	return type === 'monstrous-mount' || grants.includes('IN A CHARIOT');
}

type OwnOption = Omit<Entry, 'id' | 'carriedBy' | 'source'>;

interface OwnEntry {
	readonly entry: OwnOption;
	readonly section: string;
	readonly carriers: string[];
	/** Its id, where that is not made of its name. */
	readonly id?: string | undefined;
}

/** What all armies are written with. */
interface Shared {
	readonly system: System;
	readonly corrections: Corrections;
	readonly notes: Notes;
}

/** Everything that is gathered while one army is written. */
export class Context {
	readonly constraints: Constraint[] = [];
	readonly #own = new Map<string, OwnEntry>();
	readonly #ids = new Set<string>();
	readonly #rewards: Entry[] = [];

	readonly settings: ArmySettings;
	readonly facts: FactArmy;
	readonly system: System;
	readonly corrections: Corrections;
	readonly #notes: Notes;

	constructor(settings: ArmySettings, facts: FactArmy, { system, corrections, notes }: Shared) {
		this.settings = settings;
		this.facts = facts;
		this.system = system;
		this.corrections = corrections;
		this.#notes = notes;
		for (const { id } of system.entries) this.#ids.add(id);
	}

	note(kind: NoteKind, about: string, text: string): void {
		this.#notes.add(this.settings.id, kind, about, text);
	}

	correctionOf(key: string): UnitCorrection {
		return this.corrections.units[this.settings.id]?.[key] ?? {};
	}

	optionCorrection(name: string): OptionCorrection {
		return this.corrections.options[this.settings.id]?.[name] ?? {};
	}

	source(section: string): Entry['source'] {
		return { book: 'lists', section: `${this.settings.section}, ${section}` };
	}

	/** An id of this name; where that is taken, `besides` tells them apart. */
	newId(name: string, besides = ''): string {
		const plain = idOf(name);
		const id = this.#ids.has(plain) ? `${plain}-${besides}` : plain;
		if (this.#ids.has(id)) throw new Error(`${this.settings.id}: two of ${id}`);
		this.#ids.add(id);
		return id;
	}

	/** The keyword by which units of a list have this shared option, if all armies share it. */
	keywordFor(option: string): string | undefined {
		const entry = this.system.entries.find(({ id }) => id === option);
		return entry?.carriedBy?.by.any?.find((tag) => tag === mayHave(option));
	}

	/** The mount that all armies share, of this name and price. */
	sharedMount(name: string, price: number): string | undefined {
		const entry = this.system.entries.find(
			({ type, name: own, aliases = [], cost }) =>
				['steed', 'monstrous-mount'].includes(type) &&
				[own, ...aliases].includes(name) &&
				(typeof cost === 'number' ? cost : 'perModel' in cost ? cost.perModel : undefined) === price
		);
		return entry && this.keywordFor(entry.id);
	}

	/** An option of the army's own; the same one given to several units is one entry. */
	addOwn(entry: OwnOption, section: string, carriers: readonly string[], id?: string): void {
		const key = JSON.stringify(entry);
		const known = this.#own.get(key);
		if (known) known.carriers.push(...carriers.filter((id) => !known.carriers.includes(id)));
		else this.#own.set(key, { entry, section, carriers: [...carriers], id });
	}

	/** A reward of Chaos: the god's own go to his followers only. */
	addReward(
		name: string,
		cost: number,
		god: string | undefined,
		known: (Pick<Entry, 'text' | 'keywords'> & { readonly line: number }) | undefined
	): void {
		const line = god === undefined ? 5821 : rewardLines[god];
		this.#rewards.push({
			id: this.newId(name),
			name,
			type: 'chaos-reward',
			...(known?.keywords && { keywords: known.keywords }),
			cost,
			carriedBy: {
				by: { all: ['MAY HAVE CHAOS REWARD', ...(god === undefined ? [] : [god])] },
				source: { book: 'arcane-magic', section: 'Chaos Reward Summary', ...(line && { line }) }
			},
			...(known && { text: known.text }),
			source: known
				? { book: 'arcane-magic', section: 'Chaos Reward Summary', line: known.line }
				: this.source('Chaos rewards')
		});
	}

	get rewards(): readonly Entry[] {
		return this.#rewards;
	}

	ownOptions(): readonly Entry[] {
		return [...this.#own.values()].map(({ entry, section, carriers, id }) => {
			const { name, ...rest } = entry;
			return {
				id: this.newId(id ?? `${isMount(entry) ? 'mount ' : ''}${name}`, carriers[0]),
				name,
				...rest,
				carriedBy: { by: { any: carriers } },
				source: this.source(section)
			};
		});
	}
}
