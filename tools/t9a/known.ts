import type { Conditions } from './conditions.ts';
import type { Context } from './context.ts';
import type { Choice } from './walk.ts';
import { unique } from './wording.ts';

/**
 * Drops what asks for something that nothing in the army is, and says so; and choices of which their own
 * unit can never have what they ask for (another god's gifts).
 */
export function keepKnown(context: Context, choices: readonly Choice[]): readonly Choice[] {
	for (const run of context.afterUnits) run();
	const known = new Set(choices.flatMap(({ names }) => names));
	for (const name of context.fixedNames()) known.add(name);
	for (const name of ['Magic Banners', 'General', 'Battle Standard Bearer']) known.add(name);
	for (const choice of choices) {
		choice.conditions = knownOnly(context, choice.name, choice.conditions, known);
		const { mustWith } = choice;
		if (!mustWith || mustWith.any.every((name) => known.has(name))) continue;
		const missing = mustWith.any.filter((name) => !known.has(name)).join(', ');
		const why = `compulsory with “${missing}”, which nothing in the army is`;
		context.note('read', choice.name, why, choice.unit);
		delete choice.mustWith;
	}
	for (const group of context.groups) {
		group.conditions = knownOnly(context, group.name, group.conditions, known);
	}
	const kept = choices.filter((choice) => isReachable(context, choice, choices));
	for (const { members } of context.groups) {
		members.splice(0, members.length, ...members.filter((member) => kept.includes(member)));
	}
	return kept;
}

function isReachable(context: Context, choice: Choice, choices: readonly Choice[]): boolean {
	const fixed = context.fixedOf(choice.unit).map(({ name }) => name);
	const own = choices.filter(({ unit }) => unit === choice.unit).flatMap(({ names }) => names);
	const had = new Set([...fixed, ...own, 'General', 'Battle Standard Bearer']);
	return choice.conditions.all.every((set) => set.some((name) => had.has(name)));
}

function knownOnly(
	context: Context,
	about: string,
	conditions: Conditions,
	known: ReadonlySet<string>
): Conditions {
	const isKnown = (name: string): boolean => known.has(name);
	const lost = [...conditions.all.flat(), ...conditions.none].filter((name) => !isKnown(name));
	for (const name of unique(lost)) {
		context.note('read', about, `asks for “${name}”, which nothing in the army is`);
	}
	return {
		...conditions,
		all: conditions.all.map((set) => set.filter(isKnown)).filter((set) => set.length > 0),
		none: conditions.none.filter(isKnown)
	};
}
