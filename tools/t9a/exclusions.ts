import type { Constraint } from '#schema';
import { always } from './conditions.ts';
import type { Context } from './context.ts';
import type { Choice } from './walk.ts';
import { idOf as plainId, unique } from './wording.ts';

/** Choices that are one for all armies, by the names that a condition may have for them. */
const roles: Readonly<Record<string, string>> = {
	General: 'general',
	'Battle Standard Bearer': 'battle-standard'
};

/**
 * What a condition of a choice means among the choices of its own unit; what stands below two others, of
 * which there is only one, never meets.
 */
function meantAt(
	{ unit, under }: Choice,
	name: string,
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): readonly string[] {
	const role = roles[name];
	const own = choices
		.filter((other) => other.unit === unit && other.names.includes(name))
		.filter((other) => !under || !other.under || other.under === under)
		.flatMap((other) => ids.get(other) ?? []);
	return unique([...(role === undefined ? [] : [role]), ...own]);
}

/** "This not beside that", each pair once, told from the side of which there is but one. */
export function exclusionsOf(
	context: Context,
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const pairs = new Set<string>();
	const bySingle = new Map<string, string[]>();
	const others: { readonly id: string; readonly not: readonly string[] }[] = [];
	for (const choice of choices) {
		const id = ids.get(choice);
		if (id === undefined) continue;
		const above = choice.under?.conditions ?? always;
		for (const name of choice.conditions.none) {
			// That a general bears no standard is a rule of the whole game.
			const isOfGame = choice.type === 'battle-standard' && name === 'General';
			if (isOfGame || above.none.includes(name)) continue;
			const met = meantAt(choice, name, choices, ids).filter((not) => isNewPair(pairs, id, not));
			const [only] = met;
			if (met.length === 1 && only !== undefined)
				bySingle.set(only, [...(bySingle.get(only) ?? []), id]);
			else if (met.length > 1) others.push({ id, not: met });
		}
	}
	return [
		...[...bySingle].map(([id, not]) => rule(context, id, unique(not))),
		...others.map(({ id, not }) => rule(context, id, not))
	];
}

function isNewPair(pairs: Set<string>, a: string, b: string): boolean {
	const key = [a, b].toSorted().join(' ');
	if (a === b || pairs.has(key)) return false;
	pairs.add(key);
	return true;
}

function rule(context: Context, id: string, not: readonly string[]): Constraint {
	context.notes.count(context.settings.id, 'limits', true);
	return {
		id: plainId(`${id} apart ${not[0] ?? ''}`),
		kind: 'requires',
		of: { any: [id] },
		forbids: { any: [...not] },
		scope: 'unit',
		source: context.source('Choices that exclude each other')
	};
}
