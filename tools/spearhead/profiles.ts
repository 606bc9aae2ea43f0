import type { Ability, Profile, Profiles, Weapon } from '#schema';
import { generalId } from './army.ts';
import type { FactAbility, FactArmy, FactUnit, FactWeapon } from './facts.ts';
import { rangeOf, timingOf, valueOf } from './wording.ts';

/** Weapons and abilities of an army's units, by entry. */
export function profilesOf({ id, units }: FactArmy): Profiles {
	const profiles = units.flatMap((unit) =>
		entryIds(unit).map((entry) => [entry, profileOf(unit)] as const)
	);
	return {
		formatVersion: 1,
		army: id,
		system: 'spearhead',
		profiles: Object.fromEntries(profiles)
	};
}

function entryIds(unit: FactUnit): readonly string[] {
	return unit.general && unit.copies > 1 ? [generalId(unit), unit.id] : [unit.id];
}

function profileOf({ weapons, abilities }: FactUnit): Profile {
	return {
		...(weapons.length > 0 && { weapons: weapons.map(weaponOf) }),
		...(abilities.length > 0 && { abilities: abilities.map(abilityOf) })
	};
}

function weaponOf({
	name,
	range,
	attacks,
	hit,
	wound,
	rend,
	damage,
	abilities
}: FactWeapon): Weapon {
	return {
		name,
		...(range !== undefined && { range: rangeOf(range) }),
		attacks,
		hit: valueOf(hit),
		wound: valueOf(wound),
		rend: valueOf(rend),
		damage: valueOf(damage),
		...(abilities && { abilities })
	};
}

function abilityOf({ name, timing }: FactAbility): Ability {
	return { name, timing: timingOf(timing) };
}
