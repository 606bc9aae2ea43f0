import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the facts have lost or misspelt, each with why it is read so. */
export interface Corrections {
	readonly spelling: readonly (readonly [string, string])[];
	/** What a condition means where the facts only kept a code of it, or another name. */
	readonly targets: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** What a choice of the whole army is called at a unit that has it. */
	readonly armyChoices: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** A general who has this is one of that name. */
	readonly generalsWith: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Units of which the facts turn round how many models a choice needs. */
	readonly turned: Readonly<Record<string, readonly string[]>>;
	/** Items that are printed in other armies' groups as well, and whose they are. */
	readonly owners: Readonly<Record<string, string>>;
	/** Common items of version 0.9 that the text's list does not have. */
	readonly replacedItems: readonly string[];
	/** Names of a lore in the army books. */
	readonly lores: Readonly<Record<string, string>>;
	/** Where an army's own name of a lore means another one. */
	readonly ownLores: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Wizards whose lores the facts do not name. */
	readonly silentLores: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** What makes a wizard who chooses no lore, by unit. */
	readonly freeOfLore: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Units of which one, for each of some characters, has points for a dearer banner. */
	readonly dearerBanners: readonly {
		readonly army: string;
		readonly unit: string;
		readonly group: string;
		readonly name: string;
		readonly each: string;
		readonly more: number;
	}[];
	/** Weapons that the text describes, by their name in the army books. */
	readonly weapons: Readonly<Record<string, string>>;
	/** Special rules that the text describes, by their name in the army books. */
	readonly rules: Readonly<Record<string, string>>;
	/** The choice that makes a Hierophant. */
	readonly hierophant: { readonly army: string; readonly choice: string };
	/** Numbers of an entry where the facts' own cannot be meant. */
	readonly limits: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** What is left out by hand, with the reason. */
	readonly leftOut: readonly {
		readonly army: string;
		readonly unit: string;
		readonly what: string;
		readonly why: string;
	}[];
	readonly why: Readonly<Record<string, string>>;
}

export function readCorrections(): Corrections {
	const file = fileURLToPath(new URL('corrections.json', import.meta.url));
	return JSON.parse(readFileSync(file, 'utf8')) as Corrections;
}
