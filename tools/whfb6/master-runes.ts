import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';
import { keywordOf } from './wording.ts';

const master = 'MASTER RUNE';

/**
 * One master rune on an item: each row bars all the others of its kind, the pack says it once for each kind,
 * in a sentence that names them.
 */
export function masterRunes(
	context: Context,
	entries: readonly Entry[]
): { readonly entries: readonly Entry[]; readonly rules: readonly Constraint[] } {
	const runes = entries.filter(({ name, type }) => type === 'rune' && /^Master Rune /.test(name));
	if (runes.length === 0) return { entries, rules: [] };
	const own = new Set(runes.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(keywordOf)));
	const kinds = new Set(runes.map(kindOf));
	const named = [...kinds].filter((kind) => kind !== undefined);
	return {
		entries: entries.map((entry) => (runes.includes(entry) ? alone(entry, own) : entry)),
		rules: [...kinds].map((kind): Constraint => ({
			id: context.newId([1, 2, 3, 4, 5].map((at) => `one-master-rune-${at}`)),
			kind: 'exclusive',
			label: 'master runes of a kind',
			of: kind === undefined ? { all: [master], none: named } : { all: [master, kind] },
			max: 1,
			source: context.source('Options')
		}))
	};
}

/** The keyword of the runes that it stands among: of weapons, of armour, of standards, of engines. */
function kindOf({ keywords = [] }: Entry): string | undefined {
	return keywords.find((keyword) => keyword.includes(' CHOICE OF '));
}

function alone(entry: Entry, others: ReadonlySet<string>): Entry {
	const { by = {}, ...rest } = entry.carriedBy ?? {};
	const { none = [], ...plain } = by;
	const kept = none.filter((tag) => !others.has(tag));
	return {
		...entry,
		keywords: [...(entry.keywords ?? []), master],
		carriedBy: { ...rest, by: { ...plain, ...(kept.length > 0 && { none: kept }) } }
	};
}
