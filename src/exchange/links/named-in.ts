/** What a name of a link stands for; undefined for one that is not in the table, whatever the link calls it. */
export function namedIn<T>(
	table: Readonly<Record<string, T>> | undefined,
	name: string
): T | undefined {
	return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
