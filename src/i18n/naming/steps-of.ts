import type { Table } from '#schema';

/** The rows of a table where its amount changes. */
export function stepsOf(table: Table['table']): Table['table'] {
	return table.filter(({ n }, at) => n !== table[at - 1]?.n);
}
