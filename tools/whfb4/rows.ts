import type { Context, Row } from './context.ts';
import { below, leaves, type Fact, type FactUnit } from './facts.ts';

/** Every unit of the list: kinds of one unit and monsters of the group are units of their own. */
export function rowsOf(context: Context): readonly Row[] {
	const found = context.facts.units.flatMap((unit) => unitsOf(context, unit));
	return found.map(({ key, fact }) => {
		const correction = context.correctionOf(key);
		const name = correction.name ?? fact.name;
		if (name !== fact.name) {
			context.note(
				'mended',
				name,
				`“${fact.name}” in the public data: ${correction.named ?? 'plural'}`
			);
		}
		const aliases = [
			...(correction.aliases ?? []),
			...(name.toLowerCase() === fact.name.toLowerCase() || key.includes('/') ? [] : [fact.name])
		];
		return { key, fact, correction, name, aliases, id: context.newId(name) };
	});
}

function unitsOf(
	context: Context,
	unit: FactUnit
): readonly { readonly key: string; readonly fact: FactUnit }[] {
	if (unit.category === 'Monsters') {
		return leaves(context.facts, unit).map((monster) => ({
			key: `${unit.name}/${monster.name}`,
			fact: { ...monster, category: unit.category }
		}));
	}
	const kinds = kindsOf(context, unit);
	if (!kinds) return [{ key: unit.name, fact: unit }];
	const others = (unit.options ?? []).filter((option) => option !== kinds);
	return below(context.facts, kinds).map((kind) => ({
		key: `${unit.name}/${kind.name}`,
		fact: {
			...unit,
			...kind,
			category: unit.category,
			options: [...others, ...(kind.options ?? [])],
			profiles: kind.profiles ?? unit.profiles ?? []
		}
	}));
}

/** "One of these": the levels of a wizard, the crews of a chariot, the kinds of a troll. */
function kindsOf({ facts }: Context, unit: Fact): Fact | undefined {
	if (unit.points !== undefined) return undefined;
	const hasTroops = (unit.options ?? []).some(({ model }) => model);
	return unit.options?.find((option) => {
		if (option.group !== true || option.min !== 1 || option.max !== 1) return false;
		if (option.name === 'Troll Type') return true;
		return !hasTroops && below(facts, option).some(({ points }) => points !== undefined);
	});
}
