import type { Profile } from '#schema';
import type { FactAbility, FactUnit, FactWeapon } from './facts.ts';
import type { ArmyContext } from './units.ts';
import { timingText, weaponAbility, weaponNumber } from './wording.ts';

type Weapon = NonNullable<Profile['weapons']>[number];
type Ability = NonNullable<Profile['abilities']>[number];

/** A unit's weapons and abilities; undefined where it has neither. */
export function profileOf(context: ArmyContext, unit: FactUnit): Profile | undefined {
	const weapons = (unit.weapons ?? []).map((weapon) => weaponOf(context, unit, weapon));
	const abilities = (unit.abilities ?? []).flatMap((ability) => abilityOf(context, unit, ability));
	if (weapons.length === 0 && abilities.length === 0) return undefined;
	return {
		...(weapons.length > 0 ? { weapons } : {}),
		...(abilities.length > 0 ? { abilities } : {})
	};
}

function weaponOf({ facts, notes }: ArmyContext, unit: FactUnit, weapon: FactWeapon): Weapon {
	const { name, range, attacks, hit, wound, rend, damage } = weapon;
	for (const [what, value] of Object.entries({ attacks, hit, wound, rend, damage })) {
		if (value === null || value === undefined)
			notes.lacks(facts.id, unit.name, 'weapon without a number', `${name}, ${what}`);
		else if (value.includes('⟝'))
			notes.add(facts.id, 'number that an ability gives', `${unit.name}: ${name}, ${what}`);
	}
	const abilities = (weapon.abilities ?? []).flatMap((text) => {
		const mended = weaponAbility(text);
		if (mended !== text)
			notes.add(
				facts.id,
				'weapon ability mended',
				`${unit.name}: "${text}" is "${mended ?? 'nothing'}"`
			);
		return mended ?? [];
	});
	return {
		name: name.trim(),
		...(range ? { range } : {}),
		attacks: weaponNumber(attacks),
		hit: weaponNumber(hit),
		wound: weaponNumber(wound),
		rend: weaponNumber(rend),
		damage: weaponNumber(damage),
		...(abilities.length > 0 ? { abilities } : {})
	};
}

function abilityOf(
	{ facts, notes }: ArmyContext,
	unit: FactUnit,
	{ name, timing, casting_value: cast }: FactAbility
): readonly Ability[] {
	const told = timingText(timing ?? '');
	if (name.trim() === '') {
		notes.lacks(facts.id, unit.name, 'ability without a name', told);
		return [];
	}
	if (told === '') notes.add(facts.id, 'ability without a time', `${unit.name}: ${name}`);
	if (timing && told !== timing)
		notes.add(facts.id, 'time of an ability mended', `${unit.name}: "${timing}" is "${told}"`);
	return [{ name: name.trim(), timing: told || 'Passive', ...(cast ? { cast } : {}) }];
}
