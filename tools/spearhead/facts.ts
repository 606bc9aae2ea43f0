import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

// Strict throughout: a field that is not named here stops the conversion, so that none is lost unseen.

const Text = z.string().min(1);

const FactAbility = z.strictObject({
	name: Text,
	timing: Text,
	keywords: z.array(Text).optional()
});
export type FactAbility = z.infer<typeof FactAbility>;

const FactWeapon = z.strictObject({
	name: Text,
	type: z.enum(['melee', 'ranged']),
	range: Text.optional(),
	attacks: Text,
	hit: Text,
	wound: Text,
	rend: Text,
	damage: Text,
	abilities: z.array(Text).optional()
});
export type FactWeapon = z.infer<typeof FactWeapon>;

const FactUnit = z.strictObject({
	id: Text,
	name: Text,
	models: z.int().positive(),
	base_size: Text.nullable(),
	hero: z.boolean(),
	unique: z.literal(false),
	type: z.enum(['unit', 'hero']),
	move: Text,
	health: z.string().regex(/^\d+$/),
	save: Text,
	control: Text,
	ward: Text.optional(),
	keywords: z.array(Text),
	keyword_line: Text,
	weapons: z.array(FactWeapon),
	abilities: z.array(FactAbility),
	reinforcements: z.boolean(),
	copies: z.int().positive(),
	general: z.boolean()
});
export type FactUnit = z.infer<typeof FactUnit>;

const FactArmy = z.strictObject({
	id: Text,
	name: Text,
	faction: Text,
	battle_traits: z.array(FactAbility),
	regiment_abilities: z.array(FactAbility).length(2),
	enhancements: z.array(FactAbility).length(4),
	units: z.array(FactUnit),
	general: Text,
	unit_count: z.int(),
	model_count: z.int()
});
export type FactArmy = z.infer<typeof FactArmy>;

const SpearheadFacts = z.strictObject({
	system: z.literal('aos4'),
	source: Text,
	points_date: Text,
	note: Text,
	spearheads: z.array(FactArmy)
});

const FactionIndex = z.object({
	factions: z.array(z.object({ name: Text, grand_alliance: Text, parent: Text.nullable() }))
});

/** The facts read, and what only the index of the factions says. */
export interface Facts {
	readonly armies: readonly FactArmy[];
	/** The grand alliance of a faction. */
	readonly familyOf: (faction: string) => string;
}

/**
 * Reads `spearheads.json` and `index.json` of a folder.
 * @throws if a file is not as described here, or a faction is in no grand alliance
 */
export function readFacts(folder: string): Facts {
	const { spearheads } = SpearheadFacts.parse(readJson(join(folder, 'spearheads.json')));
	const { factions } = FactionIndex.parse(readJson(join(folder, 'index.json')));
	return {
		armies: spearheads,
		familyOf(faction) {
			const listed = factions.find(({ name }) => name === faction);
			// A faction that has been split up is there as the parent of its parts only.
			const family = (listed ?? factions.find(({ parent }) => parent === faction))?.grand_alliance;
			if (family === undefined) throw new Error(`${faction} is in no grand alliance`);
			return family;
		}
	};
}

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(path, 'utf8'));
}
