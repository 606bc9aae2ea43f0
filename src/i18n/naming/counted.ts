import { phrases } from '../en/parts/phrases.ts';

/** The same thing several times: "4 Pikes" of what there may be several of, otherwise "2 × Pike". */
export function severalOf(
	things: readonly {
		readonly entry: { readonly name: string; readonly plural?: string | undefined };
	}[],
	max: number
): string | undefined {
	const [first] = things;
	const names = things.map(({ entry }) => entry.name);
	if (!first || new Set(names).size > 1) return undefined;
	const { name, plural } = first.entry;
	return max > 1 ? phrases.manyOf(names.length, name, plural) : counted(names).join();
}

/** Each name once, with its count if repeated. */
export function counted(things: readonly string[] = []): readonly string[] {
	return [...new Set(things)].map((name) => {
		const count = things.filter((thing) => thing === name).length;
		return count === 1 ? name : `${count}\u00a0× ${name}`;
	});
}
